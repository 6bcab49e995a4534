// What a visitor's hands and eyes do, for whatever drives a browser: `evaluate` and `perform` are all it asks for.
const WITHIN_MS = 15_000;
const KEYS = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004", Control: "\uE009", Shift: "\uE008", Backspace: "\uE003" };

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** In the page: where the first visible element of a selector is whose name is one, after it was brought into view; null where there is none. */
function placeOf(selector, name) {
  const named = (e) => (e.getAttribute("aria-label") ?? e.innerText ?? "").trim().replace(/\s+/g, " ");
  const found = [...document.querySelectorAll(selector)].find(
    (e) => e.checkVisibility?.() !== false && e.getClientRects().length > 0 && !e.disabled && (name === null || named(e) === name),
  );
  if (!found) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = found.getClientRects()[0];
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}

export function hand(driver) {
  /** Asks the page again until the answer is true. */
  const until = async (what, fn, ...args) => {
    const end = Date.now() + WITHIN_MS;
    for (;;) {
      const answer = await driver.evaluate(fn, ...args).catch((error) => ({ error }));
      if (answer && !answer.error) return answer;
      if (Date.now() > end) throw new Error(`not seen: ${what}${answer?.error ? ` (${answer.error.message})` : ""}`);
      await pause(80);
    }
  };
  const keys = (...list) => driver.perform([{ type: "key", id: "keys", actions: list }]);
  const down = (key) => ({ type: "keyDown", value: KEYS[key] ?? key });
  const up = (key) => ({ type: "keyUp", value: KEYS[key] ?? key });
  return {
    until,
    open: async (url) => {
      await driver.goto(url);
      await until(`${url} coming to life`, () => document.documentElement.dataset.alive === "true");
    },
    reload: async () => {
      await driver.reload();
      await until("the page coming to life again", () => document.documentElement.dataset.alive === "true");
    },
    click: async (selector, name = null) => {
      await until(`${selector}${name === null ? "" : ` “${name}”`}`, placeOf, selector, name);
      await pause(60);
      const [x, y] = await until(selector, placeOf, selector, name);
      const actions = [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await driver.perform([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);
    },
    type: (text) => keys(...[...text].flatMap((letter) => [down(letter), up(letter)])),
    /** Several are held together, such as `press("Control", "Enter")`. */
    press: (...together) => keys(...together.map(down), ...together.map(up).reverse()),
    sees: (text) => until(`“${text}”`, (words) => document.body.innerText.replace(/\s+/g, " ").includes(words), text),
  };
}
