const MAX_CHARACTERS = 512;
/** Pages that make no sense after signing in; returning to them would loop (reading 30). */
const NOT_A_GOAL = /^\/(user\/(login|signup|reset|verify|setup-mfa)|forgot-password|setup-mfa|setup|auth)(\/|$)/;
/** What a browser would rewrite before it goes there: empty and dot segments, in plain and in percent spelling. */
const REWRITTEN = /\/\/|\/(\.|%2e){1,2}(\/|$)/i;

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The path to return to after sign-in; null unless it is a path of this application. */
export function safeReturnTo(text: string | null | undefined): string | null {
  if (typeof text !== 'string' || text.length > MAX_CHARACTERS || !text.startsWith('/')) return null;
  if (/[\p{C}\p{Z}\\]/u.test(text)) return null;
  const written = text.split(/[?#]/, 1)[0] ?? '';
  const path = decodePath(written);
  if (
    path === null ||
    REWRITTEN.test(written) ||
    REWRITTEN.test(path) ||
    /[\p{C}\\]/u.test(path) ||
    NOT_A_GOAL.test(path)
  )
    return null;
  return text;
}

/** The login address that brings the person back to the given path. */
export function loginPath(returnTo: string | null): string {
  const goal = safeReturnTo(returnTo);
  return goal === null || goal === '/' ? '/user/login' : `/user/login?ref=${encodeURIComponent(goal)}`;
}
