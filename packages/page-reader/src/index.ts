export { decodeText } from "./charset.ts";
export { PageError, type PageErrorCode } from "./errors.ts";
export { createPageReader, type PageReader, type PageReaderOptions, type ReadPage } from "./read-page.ts";
export { createExtractor, type Extractor } from "./extractor.ts";
