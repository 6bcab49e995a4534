// @vitest-environment happy-dom
import type { PracticeItem as Item, RevealVariant } from "@candor/content/schema";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { commentOn, PracticeItem } from "./practice-item.tsx";
import { type Commitment, NO_COMMITMENT } from "./verdict-choice.tsx";

const item: Item = {
  id: "example1",
  statement: "A statement.",
  question: "A question?",
  verdict: "misleading",
  analysis: "The analysis.",
  explanation: "The explanation.",
};

interface HeldProps {
  variant: RevealVariant;
  it?: Item;
  onReveal?: (c: Commitment) => void;
  answerFirst?: boolean;
}

function Held({ variant, it = item, onReveal = () => undefined, answerFirst }: HeldProps) {
  const [revealed, setRevealed] = useState(false);
  const [commitment, setCommitment] = useState<Commitment>(NO_COMMITMENT);
  const [note, setNote] = useState("");
  return (
    <PracticeItem
      item={it}
      variant={variant}
      number={1}
      of={3}
      revealed={revealed}
      onReveal={(c) => {
        setRevealed(true);
        onReveal(c);
      }}
      commitment={commitment}
      onCommit={setCommitment}
      answerFirst={answerFirst}
      note={note}
      onNote={variant === "detect-bullshit" ? setNote : undefined}
    />
  );
}

afterEach(cleanup);

it("names the two questions without the hints beside them, which are their descriptions", () => {
  render(<Held variant="expert" />);
  fireEvent.click(screen.getByRole("radio", { name: "Misleading" }));
  const asked = ["Your reading first", "How sure are you?"].map((name) => screen.getByRole("group", { name }));
  expect(asked.map((group) => document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent)).toEqual([
    "“sound” means it holds up as written",
    "50% is a coin toss, 100% is certain",
  ]);
});

it("where a reading comes first, asks for what is missing of it, and reveals after that", () => {
  const onReveal = vi.fn();
  render(<Held variant="expert" onReveal={onReveal} answerFirst />);
  const press = () => fireEvent.click(screen.getByRole("button", { name: "Show Expert Analysis" }));
  press();
  expect(screen.getByRole("status").textContent).toBe("First give your own reading. “Not enough to tell” is an answer too.");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Sound" }));
  // Between the choices and the button that was pressed: what stands below the button may be out of the window.
  expect(screen.getByRole("status").compareDocumentPosition(screen.getByRole("button"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(screen.getByRole("radio", { name: "Misleading" }));
  expect(screen.getByRole("status").textContent).toBe("");
  press();
  expect(screen.getByRole("status").textContent).toBe("Say how sure you are too, then compare.");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "50%" }));
  expect(onReveal).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("radio", { name: "70%" }));
  press();
  expect(onReveal).toHaveBeenCalledExactlyOnceWith({ choice: "misleading", sureness: 70 });
  expect(screen.getByText("The analysis.")).toBeTruthy();
});

it("“not enough to tell” needs no degree of sureness", () => {
  const onReveal = vi.fn();
  render(<Held variant="expert" onReveal={onReveal} answerFirst />);
  fireEvent.click(screen.getByRole("radio", { name: "Not enough to tell" }));
  fireEvent.click(screen.getByRole("button", { name: "Show Expert Analysis" }));
  expect(onReveal).toHaveBeenCalledExactlyOnceWith({ choice: "unsure", sureness: null });
});

describe("the reveal", () => {
  it.each([
    ["expert", "Show Expert Analysis", "Expert Analysis", "Why This Matters"],
    ["steelman", "Show Expert Steelman", "Expert Steelman", "Why This Works"],
    ["humility", "Show Example Response", "Example Response", "Why This Matters"],
    ["framing", "Show Expert Analysis", "Alternative Framing", "Why This Matters"],
  ] as const)("of %s: %s, then Answer Revealed, for good", (variant, button, heading, why) => {
    render(<Held variant={variant} />);
    expect(screen.queryByText("The analysis.")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: button }));
    const after = screen.getByRole("button", { name: "Answer Revealed" });
    expect(after.hasAttribute("disabled")).toBe(true);
    fireEvent.click(after);
    expect(screen.getByRole("heading", { name: heading }).nextElementSibling?.textContent).toBe("The analysis.");
    expect(screen.getByRole("heading", { name: why }).nextElementSibling?.textContent).toBe("The explanation.");
    expect(screen.queryByRole("button", { name: button })).toBeNull();
  });

  it.each([
    ["to the verdict, which stands first", undefined, "We call it misleading."],
    ["to the heading, where there is no verdict", { ...item, verdict: undefined }, "Expert Analysis"],
  ])("moves the focus %s", (_, it, first) => {
    render(<Held variant="expert" {...(it && { it })} />);
    fireEvent.click(screen.getByRole("button", { name: "Show Expert Analysis" }));
    expect(document.activeElement?.textContent).toBe(first);
  });

  it("does not exist in Detect Bullshit: a field of three rows, and the analysis nowhere", () => {
    const { container } = render(<Held variant="detect-bullshit" it={{ ...item, verdict: undefined }} />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("radio")).toBeNull();
    const field = screen.getByRole("textbox", { name: "Your notes" });
    expect(field.getAttribute("rows")).toBe("3");
    fireEvent.change(field, { target: { value: "my own words" } });
    expect((field as HTMLTextAreaElement).value).toBe("my own words");
    expect(container.textContent).not.toContain("The analysis.");
    expect(container.textContent).not.toContain("The explanation.");
  });
});

describe("committing before the reveal", () => {
  it("is optional: without a choice nothing is said about one, and the verdict all the same", () => {
    const onReveal = vi.fn();
    const { container } = render(<Held variant="expert" onReveal={onReveal} />);
    fireEvent.click(screen.getByRole("button", { name: "Show Expert Analysis" }));
    expect(onReveal).toHaveBeenCalledExactlyOnceWith({ choice: null, sureness: null });
    expect(container.querySelector(".own-reading")?.textContent).toBe("We call it misleading.");
  });

  it("takes a verdict and a degree of sureness, and comments on them", () => {
    const onReveal = vi.fn();
    render(<Held variant="expert" onReveal={onReveal} />);
    expect(screen.queryByRole("radio", { name: "80%" })).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: "Misleading" }));
    fireEvent.click(screen.getByRole("radio", { name: "80%" }));
    fireEvent.click(screen.getByRole("button", { name: "Show Expert Analysis" }));
    expect(onReveal).toHaveBeenCalledExactlyOnceWith({ choice: "misleading", sureness: 80 });
    expect(screen.getByText("You said misleading and were 80% sure. We agree.")).toBeTruthy();
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("drops the sureness of who changes to 'Not enough to tell'", () => {
    const onReveal = vi.fn();
    render(<Held variant="expert" onReveal={onReveal} />);
    fireEvent.click(screen.getByRole("radio", { name: "Sound" }));
    fireEvent.click(screen.getByRole("radio", { name: "100%" }));
    fireEvent.click(screen.getByRole("radio", { name: "Not enough to tell" }));
    fireEvent.click(screen.getByRole("button", { name: "Show Expert Analysis" }));
    expect(onReveal).toHaveBeenCalledExactlyOnceWith({ choice: "unsure", sureness: null });
  });

  it("is not offered where no verdict exists", () => {
    const { container } = render(<Held variant="steelman" it={{ ...item, verdict: undefined }} />);
    expect(screen.queryByRole("radio")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Show Expert Steelman" }));
    expect(container.querySelector(".own-reading")).toBeNull();
  });

  it.each([
    [{ choice: "sound", sureness: null }, "sound", "You said sound. We agree."],
    [{ choice: "sound", sureness: 70 }, "misleading", "You said sound and were 70% sure. We call it misleading. You’ll see it again in your review."],
    [
      { choice: "misleading", sureness: 100 },
      "sound",
      "You said misleading and were 100% sure. We call it sound. The mistakes you’re surest about teach you the most. You’ll see it again in your review.",
    ],
    [{ choice: "unsure", sureness: null }, "sound", "You said there’s not enough to tell. We call it sound. See if the reasons convince you."],
    [{ choice: null, sureness: null }, "sound", "We call it sound."],
  ] as const)("%j of a %s item", (commitment, verdict, words) => {
    expect(commentOn(verdict, commitment)).toBe(words);
  });
});

describe("leaving the page", () => {
  it("shows the steps on demand, and what one would find after that", () => {
    render(<Held variant="expert" it={{ ...item, leaveThePage: { steps: ["Search for it.", "Read."], found: "The finding." } }} />);
    expect(screen.queryByText(/The finding/)).toBeNull();
    fireEvent.click(screen.getByText("Leave the page and check"));
    fireEvent.click(screen.getByRole("button", { name: "I’ve checked: compare", hidden: true }));
    expect(screen.getByText(/The finding/)).toBeTruthy();
    // The button is gone: whoever pressed it by keyboard stands at what it showed.
    expect(document.activeElement?.textContent).toBe("What you would find: The finding.");
  });
});
