/** The one Trusted Types policy of the app (the header allows it and DOMPurify's). It passes only our own script addresses. */
interface PolicyLike {
  createScriptURL(url: string): string;
}
interface TrustedTypesLike {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): PolicyLike;
}

const rules = {
  createScriptURL(url: string): string {
    if (new URL(url, window.location.href).origin !== window.location.origin) throw new TypeError("Only scripts of this site may be started");
    return url;
  },
};

let policy: PolicyLike | undefined;

/** A script address for `new Worker` and service workers; throws a TypeError for an address of another site. */
export function scriptUrl(url: string): string {
  const factory = (window as unknown as { trustedTypes?: TrustedTypesLike }).trustedTypes;
  policy ??= factory ? factory.createPolicy("candor", rules) : rules;
  return policy.createScriptURL(url);
}
