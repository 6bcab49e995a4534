/** What was just done, and the way back from it where there is one. */
export interface Said {
  words: string;
  back?: () => void;
}

/** Beside the buttons that did it. There from the start: a live region that comes with its words is not read out. */
export function SaidLine({ said }: { said: Said | null }) {
  return (
    <div role="status">
      {said && (
        <p className="msg row">
          <span>{said.words}</span>
          {said.back && (
            <button className="btn btn-s" type="button" onClick={said.back}>
              Undo
            </button>
          )}
        </p>
      )}
    </div>
  );
}
