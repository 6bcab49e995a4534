export { isPublicAddress } from "./address.ts";
export { decodeText } from "./charset.ts";
export { PageError, type PageErrorCode } from "./errors.ts";
export { READ_LIMITS, type ReadLimits } from "./limits.ts";
export { createPageReader, userAgent, type PageReader, type PageReaderOptions, type ReadPage } from "./read-page.ts";
export { createExtractor, type Extractor, type ExtractorOptions } from "./extractor.ts";
