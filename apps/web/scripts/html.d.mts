export function siteOrigin(given?: string): string;
export function headOf(page: { title: string; description: string; noindex?: boolean }, at: string, site: string): string;
export function asDrawn(app: string): string;
/** As Vite's manifest has it. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
export function stylesOf(manifest: Record<string, Chunk>, page: { file?: string; content?: readonly string[] }, template: string): string;
