// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useLayoutEffect, useRef } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
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

describe("links", () => {
  it("to other sites open beside the page and say where they lead", async () => {
    const link = (await drawn("[here](https://a.example/x)")).querySelector("a")!;
    expect([link.target, link.rel]).toEqual(["_blank", "noopener noreferrer nofollow"]);
    expect(link.parentElement?.textContent).toContain("(a.example)");
  });
  it("say where they lead beyond the reach of marks that turn the text around them", async () => {
    const link = (await drawn("\u202e[moc.knab](https://elpmaxe.example/x) and \u202eso on")).querySelector("a")!;
    expect([link.nextElementSibling?.tagName, link.nextElementSibling?.textContent]).toEqual(["BDI", " (elpmaxe.example)"]);
  });
  it("to pages of this site are followed in it, and say no host", async () => {
    const router = createMemoryRouter([{ path: "*", element: <Markdown text="The lesson [Straw Man](/educate/straw-man)." /> }]);
    render(<RouterProvider router={router} />);
    const link = await screen.findByRole("link", { name: "Straw Man" });
    expect(link.getAttribute("target")).toBeNull();
    expect(link.parentElement?.textContent?.trim()).toBe("The lesson Straw Man.");
    fireEvent.click(link, { ctrlKey: true });
    expect(router.state.location.pathname).toBe("/");
    fireEvent.click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe("/educate/straw-man"));
  });
});

describe("ids of reflexes", () => {
  it("stay in one piece with the sign behind them, and code and text as they were", async () => {
    const text = "- Hurries (83%, vx-mp01-urgency-hurry, paragraph 3), and vx-os01-studies-show. `vx-fo01-ends-tonight` is code, vx- is none.";
    const root = await drawn(text);
    expect([...root.querySelectorAll(".whole-id")].map((id) => id.textContent)).toEqual(["vx-mp01-urgency-hurry,", "vx-os01-studies-show."]);
    expect(root.querySelector("li")?.textContent).toBe(text.slice(2).replace(/[*`]/g, ""));
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
