/** What has to be said of an analysis whose text is not English. */
export const NOT_ENGLISH = "The text does not seem to be English. The patterns are; what is listed may be little or wrong.";
