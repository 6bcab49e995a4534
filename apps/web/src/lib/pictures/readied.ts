/** Letters of a screenshot are read best at about twice the size they have on a screen; a photograph has pixels enough. */
const SMALL_PX = 1_400;
const LARGE_PX = 4_000;
const MOST_UPSCALED = 2;

/** What a picture is drawn at: small ones larger, huge ones smaller. Pure. */
export function scaleFor(width: number, height: number): number {
  const longer = Math.max(width, height);
  if (longer > LARGE_PX) return LARGE_PX / longer;
  return Math.min(width, height) < SMALL_PX && longer * MOST_UPSCALED <= LARGE_PX ? MOST_UPSCALED : 1;
}

const MIDDLE = 128;
/** Every so many pixels are enough to see whether a picture is dark. */
const STEP_PX = 16;

/** Grays a picture in place, and turns it where it is light on dark: letters are looked for in dark on light. @param data RGBA bytes */
export function grayed(data: Uint8ClampedArray): void {
  let sum = 0;
  let n = 0;
  for (let at = 0; at < data.length; at += 4) {
    const gray = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
    data[at] = data[at + 1] = data[at + 2] = gray;
    if ((at / 4) % STEP_PX === 0) {
      sum += gray;
      n++;
    }
  }
  if (n === 0 || sum / n >= MIDDLE) return;
  for (let at = 0; at < data.length; at += 4) data[at] = data[at + 1] = data[at + 2] = 255 - data[at]!;
}

/** The picture as it is read best, or null for what is none. In a worker only: it draws off the screen. */
export async function readied(file: Blob): Promise<Blob | null> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return null;
  }
  const scale = scaleFor(picture.width, picture.height);
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale)));
  const pen = canvas.getContext("2d", { willReadFrequently: true })!;
  // Where a picture is clear, paper shows.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const pixels = pen.getImageData(0, 0, canvas.width, canvas.height);
  grayed(pixels.data);
  pen.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: "image/png" });
}
