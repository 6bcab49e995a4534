import { whenIdle } from "../lib/when-idle.ts";

const APP_WINDOW = "(display-mode: standalone)";

/** Who installs Candor does it to start it without a network and to share to it, so it is kept without asking. Ordinary visits load nothing for this. */
export function keepWhenInstalled(): void {
  const keep = () =>
    whenIdle(() => {
      void import("../lib/kept-app.ts").then(({ keepApp }) => keepApp()).catch(() => undefined);
    });
  window.addEventListener("appinstalled", keep, { once: true });
  if (window.matchMedia(APP_WINDOW).matches && !navigator.serviceWorker?.controller) keep();
}
