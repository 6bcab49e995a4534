/** The day of a time on this device, such as "2026-11-22": the name of a saved file says when it was for who saved it. */
export const dayOf = (time: Date): string =>
  [String(time.getFullYear()).padStart(4, "0"), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** Saves a text as a file of this browser. Nothing is sent anywhere. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** False where the browser does not let the page write to the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
