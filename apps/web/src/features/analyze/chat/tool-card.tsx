import type { ToolRun } from "./chat-state.ts";
import type { ReactNode } from "react";

const duration = (tool: ToolRun): string => (tool.duration_ms === null ? "running…" : `${Math.round(tool.duration_ms).toLocaleString("en")} ms`);

/** A tool that was used: its name, the address it was given, and how long it took. */
export function ToolCard({ tool, children }: { tool: ToolRun; children?: ReactNode }) {
  return (
    <div className="tool">
      <b className="tool-name">{tool.name}</b>
      <span className="mono">{tool.args.url ?? ""}</span>
      <span className="mono">
        {duration(tool)}
        {tool.failed ? ", failed" : ""}
      </span>
      {children}
    </div>
  );
}
