// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { useLayoutEffect, useRef } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { Markdown } from "./markdown.tsx";

afterEach(cleanup);
const drawn = async (text: string): Promise<HTMLElement> => {
  const { container } = render(<Markdown text={`${text}\n\n**Drawn**`} />);
  await waitFor(() => expect(container.querySelector("strong")?.textContent).toBe("Drawn"), { timeout: 30_000 });
  return container;
};

describe("a text that cannot be drawn", () => {
  it("stands as it is, and one beside it is drawn", async () => {
    const text = `Words. ${"- ".repeat(3)}\n\n${"- ".repeat(5_000)}deep`;
    const { container } = render(<Markdown text={text} />);
    await drawn("Beside it");
    expect(container.querySelector(".plain-text")?.textContent).toContain("- - deep");
    expect(screen.getByText(/^Words\./)).toBeTruthy();
  });
});

describe("a text that is drawn", () => {
  it("is never shown empty on the way: whoever measures or scrolls finds it", async () => {
    await drawn("Loads the code");
    const found: string[] = [];
    function Around() {
      const box = useRef<HTMLDivElement>(null);
      useLayoutEffect(() => void found.push(box.current?.textContent ?? ""), []);
      return (
        <div ref={box}>
          <Markdown text="**There**" />
        </div>
      );
    }
    render(<Around />);
    expect(found[0]?.trim()).toBe("There");
  });
});
