import type { Analysis, Frame } from "@candor/engine";
import type { ReactNode } from "react";
import type { Judged } from "../../lib/judgements.ts";
import { useSession } from "../../lib/session.ts";
import { CompareLink } from "./compare-link.tsx";
import { FindingsView } from "./findings-view.tsx";
import { LookElsewhere } from "./look-elsewhere.tsx";
import { ReportPanel, type Report } from "./report-panel.tsx";
import { SourceLine } from "./source-line.tsx";
import { useWaysToChat } from "./use-ways-to-chat.ts";
import { VersionChange } from "./version-change.tsx";
import { WriteBack } from "./write-back.tsx";

interface Props {
  analysis: Analysis;
  judged: Judged;
  /** The frames that a report is made of. */
  reported: readonly Frame[];
  report: Report;
  /** The reader is at the text field again. */
  editing: boolean;
  openChat(): void;
  /** Stands above the report, where there is no room for it beside the buttons. */
  takeAlong: ReactNode;
}

/** What the latest run has found, and what leads on from it. */
export function AnalyzeResults({ analysis, judged, reported, report, editing, openChat, takeAlong }: Props) {
  const { earlier, latestInput, source, runs } = useSession();
  const { discuss, askWhatItWants, askWhatToDo } = useWaysToChat(openChat);
  return (
    <>
      {source && <SourceLine source={source} onDiscuss={discuss} />}
      {earlier && <VersionChange earlier={earlier} text={latestInput} frames={analysis.frames} />}
      <FindingsView
        key={runs}
        text={latestInput}
        analysis={analysis}
        judged={judged}
        source={source}
        editing={editing}
        onAsk={askWhatItWants}
        onAskWhatToDo={askWhatToDo}
      />
      <LookElsewhere key={`up-${runs}`} text={latestInput} frames={judged.shown} />
      <WriteBack key={`back-${runs}`} frames={judged.shown} />
      <CompareLink text={latestInput} />
      {takeAlong}
      <ReportPanel input={latestInput} frames={reported} report={report} />
    </>
  );
}
