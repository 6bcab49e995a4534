import type { LiveMark } from "./live-marks.ts";

/** A statement to begin with; the visitor can change it. */
export const SAMPLE = "Studies show that it works, and everyone is talking about it. Only three places left! Either you join us, or you stay behind.";

/** What the engine finds in it, so that its marks need not wait for the engine; sample.test.ts holds one against the other. */
export const SAMPLE_MARKS: readonly LiveMark[] = [
  {
    key: "vx-os01-studies-show@0-12",
    n: 1,
    frame: {
      category: "authority",
      fragment: "Studies show",
      question: "Which study, how large was it, and did others find the same?",
      start: 0,
      end: 12,
      spans: [[0, 12]],
    },
  },
  {
    key: "vx-pc01-join-the-crowd@32-60",
    n: 2,
    frame: {
      category: "consensus",
      fragment: "everyone is talking about it",
      question: "Would this be right for me if nobody else had chosen it?",
      start: 32,
      end: 60,
      spans: [[32, 60]],
    },
  },
  {
    key: "vx-fo01-only-n-left@62-84",
    n: 3,
    frame: {
      category: "emotional",
      fragment: "Only three places left",
      question: "Will it be restocked, and would I want it if there were a thousand?",
      start: 62,
      end: 84,
      spans: [[62, 84]],
    },
  },
  {
    key: "vx-mp01-either-or@86-125",
    n: 4,
    frame: {
      category: "logical",
      fragment: "Either you join us, or you stay behind.",
      question: "What third way exists, or what lies in between?",
      start: 86,
      end: 125,
      spans: [[86, 125]],
    },
  },
];
