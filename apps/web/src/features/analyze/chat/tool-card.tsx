import type { ToolRun } from "./chat-state.ts";
import type { ReactNode } from "react";

function outcome({ duration_ms, failed }: ToolRun, running: boolean): string {
  if (duration_ms === null) return failed ? "not finished" : running ? "running…" : "";
  return `${Math.round(duration_ms).toLocaleString("en")} ms${failed ? ", failed" : ""}`;
}

interface ToolCardProps {
  tool: ToolRun;
  /** Whether its message is still under way. A backend that does not say how long a tool took has ended it all the same. */
  running: boolean;
  /** What the message itself says of a failure: the same reason is not said twice. */
  told?: string | undefined;
  children?: ReactNode;
}

/** A tool that was used: its name, the address it was given, how long it took, and why it failed. */
export function ToolCard({ tool, running, told = "", children }: ToolCardProps) {
  return (
    <div className="tool">
      <b className="tool-name">{tool.name}</b>
      <span className="mono">{tool.args.url ?? ""}</span>
      <span className="mono">{outcome(tool, running)}</span>
      {tool.error && !told.includes(tool.error) && <p>{tool.error}</p>}
      {children}
    </div>
  );
}
