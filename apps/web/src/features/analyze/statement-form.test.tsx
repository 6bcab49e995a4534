// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, it } from "vitest";
import { StatementForm } from "./statement-form.tsx";

afterEach(cleanup);
const none = () => undefined;

it.each([
  [`${"a".repeat(19_999)}bc`, "Only the first 20,000 characters are read; 1 is left out."],
  [`${"a".repeat(19_999)}bcd`, "Only the first 20,000 characters are read; 2 are left out."],
  [`${"a".repeat(19_999)}😀c`, "Only the first 19,999 characters are read; 3 are left out."],
])("the hint counts what will be read (%#)", (text, said) => {
  render(
    <StatementForm
      field={createRef()}
      text={text}
      state="idle"
      folded={false}
      onUnfold={none}
      onType={none}
      onRun={none}
      onFile={none}
      onStop={none}
      onClear={none}
    />,
  );
  expect(screen.getByText(said)).toBeTruthy();
});

it("says in the empty field which texts people bring", () => {
  render(
    <StatementForm
      field={createRef()}
      text=""
      state="idle"
      folded={false}
      onUnfold={none}
      onType={none}
      onRun={none}
      onFile={none}
      onStop={none}
      onClear={none}
    />,
  );
  expect(screen.getByRole("textbox").getAttribute("placeholder")).toBe("Paste a post, an email, an ad or an AI answer here.");
});

it.each([
  ["a saved mail", "MIME-Version: 1.0\nSubject: Now\n\nAct.", "Keep only the words", "Now\n\nAct."],
  ["a transcript", "0:00\nWe met\n0:02\nin Paris.\n0:05\nIt rained.", "Keep only the words", "We met in Paris.\nIt rained."],
  ["a quoted mail", "Ann wrote:\n> We met\n> in Paris.", "Remove the “>” signs", "Ann wrote:\nWe met\nin Paris."],
])("%s is reduced to its words at a press", async (_, text, name, words) => {
  const typed: string[] = [];
  render(
    <StatementForm
      field={createRef()}
      text={text}
      state="idle"
      folded={false}
      onUnfold={none}
      onType={(next) => typed.push(next)}
      onRun={none}
      onFile={none}
      onStop={none}
      onClear={none}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name }));
  await waitFor(() => expect(typed).toEqual([words]));
});
