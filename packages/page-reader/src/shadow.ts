const ROOT = "template[shadowrootmode]";

/**
 * Shows what a page draws in the shadow of an element (declarative shadow roots): a browser draws it in the place of the element's own content, which is shown
 * where a slot takes it up. Changes the document. Nested roots are shown from the outside in.
 */
export function openShadows(document: Document): void {
  const templates = [...document.querySelectorAll<HTMLTemplateElement>(ROOT)];
  for (let template = templates.pop(); template; template = templates.pop()) {
    const host = template.parentElement;
    if (host === null) continue;
    templates.push(...template.content.querySelectorAll<HTMLTemplateElement>(ROOT));
    const parts = [...template.content.childNodes];
    const takesUp = template.content.querySelector("slot") !== null;
    template.remove();
    if (!takesUp) host.textContent = "";
    const own = host.firstChild;
    for (const part of parts) host.insertBefore(part, own);
  }
}
