import type { Frame } from "@candor/engine";
import { CHAT_CLUSTER } from "@candor/engine/policy";
import { ClusterNumber } from "../../../components/cluster-number.tsx";
import { clusterOf, type ChatCluster } from "./chat-cluster.ts";

const WIDTH = 208;
const toX = (share: number): number => Math.round(share * WIDTH * 10) / 10;
const two = (n: number): string => n.toFixed(2);
/** The scale starts where nothing is shown below: frames under 0.4 are weak signals. */
const FROM = 0.4;
const at = (confidence: number): number => toX((Math.min(1, Math.max(FROM, confidence)) - FROM) / (1 - FROM));

function Gauge({ average }: { average: number }) {
  const { yellowAt, redAt } = CHAT_CLUSTER;
  const between =
    average >= redAt
      ? `at or above the limit ${two(redAt)}`
      : average >= yellowAt
        ? `between the limits ${two(yellowAt)} and ${two(redAt)}`
        : `under the limit ${two(yellowAt)}`;
  return (
    <div className="gauge">
      <svg viewBox={`0 0 ${WIDTH} 48`} role="img" aria-label={`Average confidence ${two(average)}, ${between}`}>
        <path d={`M0 20H${WIDTH}`} stroke="var(--control)" />
        <path d={`M${at(yellowAt)} 13V27M${at(redAt)} 13V27`} stroke="var(--control)" />
        <rect x={at(average) - 3} y="8" width="6" height="24" fill="var(--lv)" stroke="var(--ink)" />
        <text x={at(yellowAt)} y="46" textAnchor="middle">
          {two(yellowAt)}
        </text>
        <text x={at(redAt)} y="46" textAnchor="middle">
          {two(redAt)}
        </text>
      </svg>
    </div>
  );
}

/** A reply that quotes what it explains does not push by itself. */
const inQuotes = ({ strong, quoted }: ChatCluster): string =>
  quoted === 0
    ? ""
    : quoted === strong
      ? " All of these stand in words that it quotes."
      : ` ${quoted} of these ${quoted === 1 ? "stands" : "stand"} in words that it quotes.`;

/** The cluster box of a message (specification 1 §2, Chat tab): red from 0.85, yellow from 0.6, else green. A group and no landmark: a conversation holds many. */
export function ChatClusterBox({ frames, where }: { frames: readonly Frame[]; where: string }) {
  const cluster = clusterOf(frames);
  if (!cluster) return null;
  return (
    <div role="group" className={`cluster ${cluster.level}`} aria-label={`Cluster in ${where}`}>
      <ClusterNumber count={cluster.strong} />
      <div>
        <h3>Cluster: {cluster.level}</h3>
        <p>
          {cluster.strong} frames in {where} exceed 0.7. The average over all its frames is {two(cluster.average)}.{inQuotes(cluster)}
        </p>
      </div>
      <Gauge average={cluster.average} />
    </div>
  );
}
