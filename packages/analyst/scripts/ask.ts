// A conversation with the built-in analyst, a message an argument: npx --no-install tsx --conditions=candor-source packages/analyst/scripts/ask.ts MESSAGE...
import { resolveHandshake } from "@candor/engine";
import { answerWithoutModel, type AnalystInput } from "../src/index.ts";

const history: AnalystInput["history"][number][] = [];
for (const question of process.argv.slice(2)) {
  const { message, intent, confidence } = answerWithoutModel({ question, history, article: null, handshake: resolveHandshake({}) });
  console.log(`> ${question}\n\n${message}\n\n[intent ${intent}, confidence ${confidence}]\n`);
  history.push({ role: "user", text: question }, { role: "assistant", text: message });
}
