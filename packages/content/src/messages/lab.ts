/** Wording of the Language Testing Laboratory (specification 2 §2, §4), word for word. */
export const LAB_TITLE = "Language Testing Laboratory";
export const SLOT_PLACEHOLDER = "Paste your statement here to test for manipulation patterns...";
export const TEST = "Test";
export const TESTING = "Testing...";
export const SUBMIT = "Submit";
export const TEST_LEARNING = "Test Adaptive Learning";
export const TESTING_LEARNING = "Running Learning Test...";
export const RESET_LEARNING = "Reset All Learning";
export const RUN_ALL = "Run All Tests";
export const RUNNING_ALL = "Running All Tests...";
export const ADAPTIVE_LEARNING = "Adaptive Learning";
export const RESET_QUESTION = "Reset all learning? This removes every learned change and reloads the page.";
/** Logged, never shown. */
export const INVALID_FEEDBACK = "Invalid feedback rejected";

/** Risk summary of a tested statement. */
export const RISKS = {
  clean: "Clean - No manipulation detected",
  cluster: "CLUSTER ALERT - Multiple high-confidence detections",
  high: "HIGH RISK",
  moderate: "MODERATE RISK",
  low: "LOW RISK - Weak detections only",
} as const;

/** Specification 2 §9. */
export const SLOT_COUNT = 4;
export const PATTERNS_SHOWN = 3;
export const BATCH_PAUSE_MS = 200;
export const LEARNING_PAUSE_MS = 100;
export const LOG_TEXT_CHARS = 50;
