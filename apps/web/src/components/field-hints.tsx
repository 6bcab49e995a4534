import { useMemo } from "react";
import { hintsFor, isAddressHint, isCleaning } from "../lib/text-hints.ts";
import { AddressHint } from "./address-hint.tsx";
import { CleaningHint } from "./cleaning-hint.tsx";

/** What is offered for the text in the field above: to take out what stands between its words, or to make an address one that can be fetched. */
export function FieldHints({ id, text, onMend }: { id: string; text: string; onMend(text: string): void }) {
  const hints = useMemo(() => hintsFor(text), [text]);
  return (
    <div id={id} className="hints">
      {hints.filter(isAddressHint).map((kind) => (
        <AddressHint key={kind} kind={kind} text={text} onMend={onMend} />
      ))}
      {hints.filter(isCleaning).map((cleaning) => (
        <CleaningHint key={cleaning} cleaning={cleaning} text={text} onClean={onMend} />
      ))}
    </div>
  );
}
