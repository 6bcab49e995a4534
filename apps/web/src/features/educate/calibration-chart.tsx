import { type Bin, FEW_IN_BIN } from "../../lib/calibration.ts";

const W = 420,
  H = 320,
  LEFT = 48,
  RIGHT = 4,
  TOP = 36,
  BOTTOM = 60;
/** Room beside the first and the last column, so that no dot covers a label. */
const ASIDE = 20;
const x = (sureness: number) => LEFT + ASIDE + ((sureness - 50) / 50) * (W - LEFT - RIGHT - 2 * ASIDE);
const y = (share: number) => TOP + (1 - share) * (H - TOP - BOTTOM);
/** Area in proportion to the number of answers. */
const radius = (n: number) => Math.min(5 + Math.sqrt(n) * 2.2, 16);

/** Confidence against accuracy: on the diagonal, "70% sure" means right seven times in ten. */
export function CalibrationChart({ bins }: { bins: readonly Bin[] }) {
  const used = bins.filter((bin) => bin.n > 0);
  const alt = `Confidence against accuracy. ${used.map((b) => `${b.sureness}% sure: ${b.right} of ${b.n} right.`).join(" ")}`;
  return (
    <svg className="calibration" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={alt}>
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <line className="grid" x1={LEFT} x2={W - RIGHT} y1={y(share)} y2={y(share)} />
          <text x={LEFT - 8} y={y(share) + 4} textAnchor="end">
            {share * 100}%
          </text>
        </g>
      ))}
      {bins.map(({ sureness }) => (
        <text key={sureness} x={x(sureness)} y={H - BOTTOM + 28} textAnchor="middle">
          {sureness}%
        </text>
      ))}
      <text className="axis" x={(LEFT + W - RIGHT) / 2} y={H - 6} textAnchor="middle">
        how sure you were
      </text>
      <line className="ideal" x1={x(50)} y1={y(0.5)} x2={x(100)} y2={y(1)} />
      <text className="axis" x={0} y={12}>
        how often you were right
      </text>
      {used.map((bin) => (
        <circle key={bin.sureness} className={bin.n < FEW_IN_BIN ? "few" : "dot"} cx={x(bin.sureness)} cy={y(bin.right / bin.n)} r={radius(bin.n)} />
      ))}
    </svg>
  );
}
