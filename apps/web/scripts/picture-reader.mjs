// Puts the library that reads pictures beside the app, under the addresses that src/lib/pictures/picture.worker.ts asks for (docs/decisions/0105). Node only.
import { cp, mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);
const folderOf = (name) => path.dirname(require.resolve(`${name}/package.json`));

/** The folder under `dist`: a new one for each version, for its files are kept by browsers for good. */
export const readerFolder = () => `ocr/${require("tesseract.js/package.json").version}`;

export async function copyPictureReader(dist) {
  const to = path.join(dist, readerFolder());
  const [script, core, data] = [folderOf("tesseract.js"), folderOf("tesseract.js-core"), folderOf("@tesseract.js-data/eng")];
  const files = [
    [path.join(script, "dist/worker.min.js"), "worker.min.js"],
    [path.join(script, "LICENSE.md"), "LICENSE.md"],
    ...["lstm", "simd-lstm"].flatMap((kind) =>
      ["js", "wasm"].map((end) => [path.join(core, `tesseract-core-${kind}.${end}`), `tesseract-core-${kind}.${end}`]),
    ),
    [path.join(data, "4.0.0_best_int/eng.traineddata.gz"), "eng.traineddata.gz"],
  ];
  await mkdir(to, { recursive: true });
  for (const [from, name] of files) await cp(from, path.join(to, name));
}
