import { useAnswers } from "../../lib/answers.ts";
import { calibrate, CALIBRATION_FROM, FEW_IN_BIN } from "../../lib/calibration.ts";
import { percent } from "../../lib/findings.ts";
import { CalibrationChart } from "./calibration-chart.tsx";
import { apartWords, brierWords, gapWords, shareWords } from "./calibration-words.ts";

/** 'How calibrated are you?': from about 20 answers on. Shown only to somebody who has begun to answer. */
export function CalibrationPanel() {
  const answers = useAnswers();
  if (answers.length === 0) return null;
  const result = calibrate(answers);
  return (
    <section className="calibrated" aria-labelledby="calibrated">
      <h2 className="h2" id="calibrated">
        How calibrated are you?
      </h2>
      {result.counted < CALIBRATION_FROM ? (
        <div>
          <p>
            After {CALIBRATION_FROM} answers with a confidence rating, you’ll see here how well your confidence fits your results. So far there{" "}
            {result.counted === 1 ? "is one" : `are ${result.counted}`}.
          </p>
          <progress max={CALIBRATION_FROM} value={result.counted} aria-label={`Answers with a confidence rating: ${result.counted} of ${CALIBRATION_FROM}`} />
        </div>
      ) : (
        <div className="calibrated-body">
          <figure>
            <CalibrationChart bins={result.bins} />
            <figcaption>
              A dot on the dashed line means you were right as often as you expected. Below the line, you were too sure; above it, not sure enough. Larger dots
              stand for more answers; hollow ones stand for fewer than {FEW_IN_BIN} and may be chance.
            </figcaption>
          </figure>
          <div>
            <p className="gap">{gapWords(result)}</p>
            <dl>
              <div>
                <dt>Hits</dt>
                <dd>
                  {shareWords(result.hits)} <span>misleading examples you caught</span>
                </dd>
              </div>
              <div>
                <dt>False alarms</dt>
                <dd>
                  {shareWords(result.falseAlarms)} <span>honest examples you called misleading</span>
                </dd>
              </div>
              <div>
                <dt>Brier score</dt>
                <dd>
                  {brierWords(result.brier)}{" "}
                  <span>The average squared gap between how sure you were and whether you were right. 0 is perfect; always saying 50% scores 0.25.</span>
                </dd>
              </div>
              {result.unsure > 0 && (
                <div>
                  <dt>Not enough to tell</dt>
                  <dd>
                    {result.unsure} <span>counted separately: an honest answer, not a miss</span>
                  </dd>
                </div>
              )}
            </dl>
            <p>{apartWords(result.hits, result.falseAlarms)}</p>
            <details>
              <summary>The same in numbers</summary>
              <table>
                <thead>
                  <tr>
                    <th scope="col">You were</th>
                    <th scope="col">Answers</th>
                    <th scope="col">Right</th>
                  </tr>
                </thead>
                <tbody>
                  {result.bins
                    .filter((bin) => bin.n > 0)
                    .map((bin) => (
                      <tr key={bin.sureness}>
                        <th scope="row">{bin.sureness}% sure</th>
                        <td>{bin.n}</td>
                        <td>
                          {bin.right} ({percent(bin.right / bin.n)})
                        </td>
                      </tr>
                    ))}
                </tbody>
              </table>
            </details>
            <p className="small">Only your first answers count here, not the ones you give in a review. {result.counted} answers, kept in this browser.</p>
          </div>
        </div>
      )}
    </section>
  );
}
