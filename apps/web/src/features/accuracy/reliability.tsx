import { PHONE, useMedia } from "../../components/use-media.ts";
import type { Bin } from "./results.ts";

/** Share of the texts that people judged misleading, by their strongest mark. */
export function Reliability({ bins }: { bins: Bin[] }) {
  const phone = useMedia(PHONE);
  const W = phone ? 340 : 640;
  const H = 220;
  const y = (p: number) => 12 + (1 - p) * (H - 52);
  const step = (W - 60) / Math.max(1, bins.length);
  const thick = step * (phone ? 0.8 : 0.64);
  const label = (bin: Bin) => `${Math.round(bin.from * 100)}% and up: ${bin.right} of ${bin.texts} texts`;
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={`Share of texts judged misleading, by their strongest mark. ${bins.map(label).join("; ")}.`}>
        {[0, 0.5, 1].map((p) => (
          <g key={p}>
            <line x1={50} x2={W} y1={y(p)} y2={y(p)} className="rule" />
            <text x={42} y={y(p) + 4} textAnchor="end">
              {p * 100}%
            </text>
          </g>
        ))}
        {bins.map((bin, i) => {
          const p = bin.right / bin.texts;
          const x = 50 + i * step + (step - thick) / 2;
          return (
            <g key={bin.from}>
              <rect x={x} width={thick} y={y(p)} height={y(0) - y(p)} className="bar" />
              <text x={x + thick / 2} y={y(p) - 5 < 12 ? y(p) + 14 : y(p) - 5} textAnchor="middle" className={y(p) - 5 < 12 ? "in" : undefined}>
                {Math.round(p * 100)}%
              </text>
              <text x={x + thick / 2} y={H - 22} textAnchor="middle">
                {Math.round(bin.from * 100)}%+
              </text>
              <text x={x + thick / 2} y={H - 6} textAnchor="middle" className="n">
                {bin.texts.toLocaleString("en")}
                {!phone && " texts"}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="small">
        Strongest mark in the text, and the share of those texts that people had judged misleading.{phone && " The last line counts the texts."}
      </figcaption>
    </figure>
  );
}
