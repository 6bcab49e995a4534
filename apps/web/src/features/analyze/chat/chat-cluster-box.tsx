import type { Frame } from "@candor/engine";
import { CHAT_CLUSTER, isAboutWholeText } from "@candor/engine/policy";
import { ClusterNumber } from "../../../components/cluster-number.tsx";
import { percent } from "../../../lib/findings.ts";
import { clusterOf, type ChatCluster } from "./chat-cluster.ts";
import { isShown } from "./message-frames.tsx";

const WIDTH = 208;
const toX = (share: number): number => Math.round(share * WIDTH * 10) / 10;
/** The scale starts where nothing is shown below: frames under 0.4 are weak signals. */
const FROM = 0.4;
const at = (confidence: number): number => toX((Math.min(1, Math.max(FROM, confidence)) - FROM) / (1 - FROM));

/** Rounded down: what is short of a limit must not read as if it had reached it. */
const reached = (average: number): string => percent(Math.floor(Math.round(average * 1e6) / 1e4) / 100);

function Gauge({ average }: { average: number }) {
  const { yellowAt, redAt } = CHAT_CLUSTER;
  const between =
    average >= redAt
      ? `at or above the ${percent(redAt)} limit`
      : average >= yellowAt
        ? `between the ${percent(yellowAt)} and ${percent(redAt)} limits`
        : `below the ${percent(yellowAt)} limit`;
  return (
    <div className="gauge">
      <svg viewBox={`0 0 ${WIDTH} 48`} role="img" aria-label={`Average confidence ${reached(average)}, ${between}`}>
        <path d={`M0 20H${WIDTH}`} stroke="var(--control)" />
        <path d={`M${at(yellowAt)} 13V27M${at(redAt)} 13V27`} stroke="var(--control)" />
        <rect x={at(average) - 3} y="8" width="6" height="24" fill="var(--lv)" stroke="var(--ink)" />
        <text x={at(yellowAt)} y="46" textAnchor="middle">
          {percent(yellowAt)}
        </text>
        <text x={at(redAt)} y="46" textAnchor="middle">
          {percent(redAt)}
        </text>
      </svg>
    </div>
  );
}

/** A reply that quotes what it explains does not push by itself. */
const inQuotes = ({ strong, quoted }: ChatCluster): string =>
  quoted === 0 ? "" : quoted === strong ? " All of these are in words it quotes." : ` ${quoted} of these ${quoted === 1 ? "is" : "are"} in words it quotes.`;

/** What is folded away counts. Unsaid, it leaves three marks over 70% with an average of 69%. */
const withFolded = (folded: number): string => (folded === 0 ? "" : folded === 1 ? ", including the hidden one," : `, including the ${folded} hidden ones,`);

/** The cluster box of a message (specification 1 §2, Chat tab): red from 0.85, yellow from 0.6, else green. A group and no landmark: a conversation holds many. */
export function ChatClusterBox({ frames, where, inReply = false }: { frames: readonly Frame[]; where: string; inReply?: boolean }) {
  const cluster = clusterOf(frames);
  if (!cluster) return null;
  const folded = frames.filter((frame) => !isAboutWholeText(frame) && !isShown(frame, inReply)).length;
  return (
    <div role="group" className={`cluster ${cluster.level}`} aria-label={`Cluster in ${where}`}>
      <ClusterNumber count={cluster.strong} />
      <div>
        <h3>Cluster: {cluster.level}</h3>
        <p>
          {cluster.strong} marks in {where} exceed {percent(CHAT_CLUSTER.above)}. The average of all its marks{withFolded(folded)} is {reached(cluster.average)}
          .{inQuotes(cluster)}
        </p>
      </div>
      <Gauge average={cluster.average} />
    </div>
  );
}
