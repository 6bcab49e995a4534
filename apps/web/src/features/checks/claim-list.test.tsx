// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ClaimList } from "./claim-list.tsx";

afterEach(cleanup);

it.each(["", "·"])("shows what stands around a figure without cutting through a character (%j)", (shift) => {
  // Without spaces nothing else decides where the cut falls: behind or inside an emoji.
  render(<ClaimList text={`${"😀".repeat(40)}${shift}12%${shift}${"😀".repeat(40)}`} />);
  const context = document.querySelector(".context")?.textContent ?? "";
  expect(context).toContain(`😀${shift}12%${shift}😀`);
  expect(context).not.toMatch(/\p{Surrogate}/u);
});

it("counts what was seen in words, one and several", async () => {
  render(<ClaimList text="The result was significant (p < 0.04), 87.4% of 120 patients improved, and 12% got worse." />);
  expect((await screen.findByText(/found:/)).textContent).toMatch(/^\d found: (?:.*, )?1 p-value, (?:.*, )?2 percentages[.,]/);
});

it("keeps a comparison in one piece at the end of a line, in the figure and beside it", () => {
  render(<ClaimList text="It was significant (p < 0.04) in the pilot (N = 30), and 12% got worse." />);
  const contexts = [...document.querySelectorAll(".context")].map((context) => context.textContent);
  expect(contexts.length).toBeGreaterThan(1);
  expect(contexts.join()).toContain("p\u00a0<\u00a00.04");
  expect(contexts.join()).not.toMatch(/ [<=]|[<=] /);
});

it("says where a figure stands in a longer text, whole words of it, and marks what is left out", () => {
  const contextsOf = (text: string) => {
    render(<ClaimList text={text} />);
    return [...document.querySelectorAll(".context")].map((context) => context.textContent);
  };
  expect(contextsOf("In the end 12% got worse.")).toEqual(["In the end 12% got worse."]);
  cleanup();
  const [context] = contextsOf(`${"before ".repeat(20)}12%${" behind".repeat(20)}`);
  expect(context).toMatch(/^… (?:before ){5,7}12%(?: behind){5,7} …$/);
});

it("groups the digits of a large count", async () => {
  render(<ClaimList text={Array.from({ length: 1_200 }, (_, i) => `Group ${i} grew by 12%.`).join(" ")} />);
  expect((await screen.findByText(/found:/)).textContent).toBe("1,200 found: 1,200 relative changes. The first 200 are listed.");
});
