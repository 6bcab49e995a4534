import type { ToolRun } from "./chat-state.ts";
import type { ReactNode } from "react";

function outcome({ duration_ms, failed }: ToolRun): string {
  if (duration_ms === null) return failed ? "not finished" : "running…";
  return `${Math.round(duration_ms).toLocaleString("en")} ms${failed ? ", failed" : ""}`;
}

/** A tool that was used: its name, the address it was given, and how long it took. */
export function ToolCard({ tool, children }: { tool: ToolRun; children?: ReactNode }) {
  return (
    <div className="tool">
      <b className="tool-name">{tool.name}</b>
      <span className="mono">{tool.args.url ?? ""}</span>
      <span className="mono">{outcome(tool)}</span>
      {children}
    </div>
  );
}
