import { stepOf } from "@candor/content/messages/lessons";
import { useState } from "react";
import { useIsomorphicLayoutEffect } from "../lib/use-isomorphic-layout-effect.ts";

/**
 * Progress reading 'n of N' with width (step+1)/total (specification 2 §2). The prerendered page carries no style attribute (the
 * Content-Security-Policy forbids it), so the width arrives with the script, before the first paint that follows it.
 */
export function StepBar({ step, steps, label }: { step: number; steps: number; label: string }) {
  const [live, setLive] = useState(false);
  useIsomorphicLayoutEffect(() => setLive(true), []);
  const text = stepOf(step + 1, steps);
  return (
    <div className="prog">
      <div className="track" role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={steps} aria-valuenow={step + 1} aria-valuetext={text}>
        <i data-steps={steps} style={live ? { width: `${((step + 1) / steps) * 100}%` } : undefined} />
      </div>
      <span>{text}</span>
    </div>
  );
}
