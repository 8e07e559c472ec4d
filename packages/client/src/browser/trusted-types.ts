/** What a browser that knows Trusted Types offers; TypeScript's own types do not have it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      readonly createHTML: (markup: string, type?: string, sink?: string) => string | null;
      readonly createScriptURL: (address: string) => string | null;
    },
  ): unknown;
}

/** Markup that can do nothing: boxes and texts with classes and data, as libraries lay out what they draw. No address, no handler, no style. */
const PLAIN = /^(?:[^<>]|<\/?(?:div|span)(?:\s+(?:class|touch-action|data-[\w-]+)(?:="[^"<>]*"|='[^'<>]*')?)*\s*>)*$/;
const BUILT = /^\/assets\/[\w.-]+\.m?js$/;
const SERVICE_WORKER = '/service-worker.js';
const MAPS = 'https://maps.googleapis.com/maps/';

/** Tells if markup that a library writes is plain. */
export function isPlainMarkup(markup: string): boolean {
  return PLAIN.test(markup);
}

/** Tells if a script or worker is one that this application loads. */
export function isOwnScript(address: string, base: string): boolean {
  const url = URL.parse(address, base);
  if (url === null) return false;
  if (url.origin !== new URL(base).origin) return url.href.startsWith(MAPS);
  return url.pathname === SERVICE_WORKER || BUILT.test(url.pathname);
}

/**
 * From here on the page runs no text as script: whatever would become markup or the address of a script is looked at, whoever
 * writes it, and thrown back unless it is plain or our own. Evaluating text is never allowed. Does nothing in browsers that do not
 * know Trusted Types. To be called once, before anything draws.
 */
export function guardSinks(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup, _type, sink) => {
      if (isPlainMarkup(markup)) return markup;
      // Asked by a library, not by a sink: the editor takes a policy of its own for what is pasted when it is refused, not emptied.
      if (sink === undefined) throw new TypeError('Markup that is not plain.');
      return null;
    },
    createScriptURL: (address) => (isOwnScript(address, location.href) ? address : null),
  });
}
