/** What has to be said of an analysis whose text is not English. */
export const NOT_ENGLISH = "The text does not seem to be English, and the patterns are. Findings may be few or wrong.";
