export function readerFolder(): string;
export function copyPictureReader(dist: string): Promise<void>;
