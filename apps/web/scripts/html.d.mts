export function siteOrigin(given?: string): string;
export function headOf(page: { title: string; description: string; noindex?: boolean }, at: string, site: string): string;
export function asDrawn(app: string): string;
