// @vitest-environment happy-dom
import type { Frame } from "@candor/engine";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ChatClusterBox } from "./chat-cluster-box.tsx";

afterEach(cleanup);

it.each<[Frame["stance"][], string]>([
  [["asserted", "asserted"], "2 marks in the reply exceed 70%. The average of all its marks is 80%."],
  [["quoted", "asserted"], "2 marks in the reply exceed 70%. The average of all its marks is 80%. 1 of these is in words it quotes."],
  [["quoted", "quoted", "asserted"], "3 marks in the reply exceed 70%. The average of all its marks is 80%. 2 of these are in words it quotes."],
  [["quoted", "quoted"], "2 marks in the reply exceed 70%. The average of all its marks is 80%. All of these are in words it quotes."],
])("%j", (stances, words) => {
  render(<ChatClusterBox frames={stances.map((stance) => ({ reflexId: "vx-a", confidence: 0.8, stance }) as Frame)} where="the reply" />);
  expect(screen.getByRole("group", { name: "Cluster in the reply" }).querySelector("p")?.textContent).toBe(words);
});

it.each([
  ["your message", false, [0.8, 0.8, 0.5], "The average of all its marks is 70%."],
  ["your message", false, [0.8, 0.8, 0.2], "The average of all its marks, including the hidden one, is 60%."],
  ["the reply", true, [0.8, 0.8, 0.5, 0.2], "The average of all its marks, including the 2 hidden ones, is 57%."],
])("names what is folded away, since it counts: %s %j", (where, inReply, confidences, words) => {
  const frames = confidences.map((confidence) => ({ reflexId: "vx-a", confidence }) as Frame);
  render(<ChatClusterBox frames={[{ reflexId: "cluster-alert", confidence: 0.8 } as Frame, ...frames]} where={where} inReply={inReply} />);
  expect(screen.getByRole("group").querySelector("p")?.textContent).toBe(`2 marks in ${where} exceed 70%. ${words}`);
});

it.each([
  [[0.85, 0.85], "red", "85%"],
  [[0.9, 0.79], "yellow", "84%"],
  [[0.72, 0.72, 0.4, 0.55], "green", "59%"],
])("an average just short of a limit does not read as the limit: %j", (confidences, level, average) => {
  render(<ChatClusterBox frames={confidences.map((confidence) => ({ reflexId: "vx-a", confidence }) as Frame)} where="the reply" />);
  const box = screen.getByRole("group", { name: "Cluster in the reply" });
  expect(box.querySelector("h3")?.textContent).toBe(`Cluster: ${level}`);
  expect(box.querySelector("p")?.textContent).toContain(`is ${average}.`);
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain(`Average confidence ${average}, `);
});
