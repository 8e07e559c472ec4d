const KEY = 'hearth.join';

/** The secret of the link in view: behind the `#` of the email's link, or kept by this tab while its reader signed in. */
export function readJoinCode(): string {
  if (typeof location === 'undefined') return '';
  const brought = location.hash.slice(1);
  return brought === '' ? (sessionStorage.getItem(KEY) ?? '') : brought;
}

/** Keeps it while the person signs in, so that no other address carries it. */
export function keepJoinCode(code: string): void {
  sessionStorage.setItem(KEY, code);
}

/** Forgets it: the invitation is used up. */
export function forgetJoinCode(): void {
  sessionStorage.removeItem(KEY);
}
