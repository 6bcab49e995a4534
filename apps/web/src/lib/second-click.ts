/** A double click is over after this long; systems wait half a second by default. */
const DOUBLE_CLICK_MS = 600;

/**
 * Call it where a press made its own button disappear and moved or changed the page: the second half of a double click then lands on whatever has come under the
 * pointer, and is not meant for it. A new click, and one by keyboard, goes through.
 */
export function ignoreSecondClick(): void {
  const end = () => window.removeEventListener("click", stop, true);
  const stop = (event: MouseEvent) => {
    end();
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", stop, true);
  setTimeout(end, DOUBLE_CLICK_MS);
}
