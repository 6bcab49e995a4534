// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { useFocusBack } from "./use-focus-back.ts";

afterEach(cleanup);

/** Work that replaces the field by a link, with a button that is disabled while it is done. */
function Work({ busy, done = false }: { busy: boolean; done?: boolean }) {
  const place = useFocusBack<HTMLDivElement>(busy, "[type=submit]");
  return (
    <>
      <div ref={place}>
        {done ? <a href="/there">There</a> : <input aria-label="Statement" disabled={busy} />}
        <button type="submit" disabled={busy}>
          Run
        </button>
      </div>
      <button>Elsewhere</button>
    </>
  );
}
const button = (name: string) => screen.getByRole("button", { name });
const field = () => screen.getByRole("textbox");

describe("the focus, once what was pressed can be pressed again", () => {
  it("comes back to what had it", () => {
    const { rerender } = render(<Work busy={false} />);
    field().focus();
    rerender(<Work busy />);
    field().blur();
    rerender(<Work busy={false} />);
    expect(document.activeElement).toBe(field());
  });

  it("goes to the other element where what had it is gone", () => {
    const { rerender } = render(<Work busy={false} />);
    field().focus();
    rerender(<Work busy />);
    field().blur();
    rerender(<Work busy={false} done />);
    expect(document.activeElement).toBe(button("Run"));
  });

  it("stays with a reader who has gone elsewhere", () => {
    const { rerender } = render(<Work busy={false} />);
    button("Run").focus();
    rerender(<Work busy />);
    button("Elsewhere").focus();
    rerender(<Work busy={false} />);
    expect(document.activeElement).toBe(button("Elsewhere"));
  });

  it("stays nowhere when it was nowhere, or outside, before", () => {
    const { rerender } = render(<Work busy={false} />);
    button("Elsewhere").focus();
    rerender(<Work busy />);
    button("Elsewhere").blur();
    rerender(<Work busy={false} />);
    expect(document.activeElement).toBe(document.body);
  });
});
