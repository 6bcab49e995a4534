import { percentOf } from "@candor/content/measured-record";
import { CONFIDENCE_MAX } from "@candor/engine/policy";
import { PHONE, useMedia } from "../../components/use-media.ts";
import { FEW_TEXTS, type Bin } from "./results.ts";

/** Room for the figure over a full bar. */
const TOP = 28;
const percent = (share: number): number => Math.round(share * 100);

/** Share of the texts that people judged misleading, by their strongest mark. */
export function Reliability({ bins }: { bins: Bin[] }) {
  const phone = useMedia(PHONE);
  const W = phone ? 340 : 640;
  const H = 220;
  const y = (p: number) => TOP + (1 - p) * (H - TOP - 40);
  const step = (W - 60) / Math.max(1, bins.length);
  const thick = step * (phone ? 0.8 : 0.64);
  const range = (bin: Bin, at: number) => `${percent(bin.from)}–${at + 1 < bins.length ? percent(bins[at + 1]!.from) - 1 : percent(CONFIDENCE_MAX)}`;
  const label = (bin: Bin, at: number) => `${range(bin, at)}%: ${bin.right} of ${bin.texts} texts`;
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
              <rect x={x} width={thick} y={y(p)} height={y(0) - y(p)} className={bin.texts < FEW_TEXTS ? "bar few" : "bar"} />
              <text x={x + thick / 2} y={y(p) - 6} textAnchor="middle">
                {percentOf(bin.right, bin.texts)}
              </text>
              <text x={x + thick / 2} y={H - 22} textAnchor="middle">
                {range(bin, i)}
                {!phone && "%"}
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
        The strongest mark in the text, and the share of those texts that people had judged misleading.
        {phone && " Below each bar: the mark in percent and the number of texts."}
        {bins.some((bin) => bin.texts < FEW_TEXTS) && ` An outlined bar is based on fewer than ${FEW_TEXTS} texts.`}
      </figcaption>
    </figure>
  );
}
