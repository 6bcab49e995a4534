export function siteOrigin(given?: string): string;
export function headOf(page: { title: string; description: string; noindex?: boolean }, at: string, site: string): string;
export function asDrawn(app: string): string;
/** As Vite's manifest has it. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
interface PageFiles {
  file?: string;
  content?: readonly string[];
  chat?: string;
}
export function linksOf(manifest: Record<string, Chunk>, page: PageFiles, template: string): string;
export function withChat(html: string, manifest: Record<string, Chunk>, page: PageFiles): string;
