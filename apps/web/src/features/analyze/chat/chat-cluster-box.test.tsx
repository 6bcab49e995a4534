// @vitest-environment happy-dom
import type { Frame } from "@candor/engine";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ChatClusterBox } from "./chat-cluster-box.tsx";

afterEach(cleanup);

it.each<[Frame["stance"][], string]>([
  [["asserted", "asserted"], "2 frames in the reply exceed 0.7. The average over all its frames is 0.80."],
  [["quoted", "asserted"], "2 frames in the reply exceed 0.7. The average over all its frames is 0.80. 1 of these stands in words that it quotes."],
  [["quoted", "quoted", "asserted"], "3 frames in the reply exceed 0.7. The average over all its frames is 0.80. 2 of these stand in words that it quotes."],
  [["quoted", "quoted"], "2 frames in the reply exceed 0.7. The average over all its frames is 0.80. All of these stand in words that it quotes."],
])("%j", (stances, words) => {
  render(<ChatClusterBox frames={stances.map((stance) => ({ reflexId: "vx-a", confidence: 0.8, stance }) as Frame)} where="the reply" />);
  expect(screen.getByRole("group", { name: "Cluster in the reply" }).querySelector("p")?.textContent).toBe(words);
});
