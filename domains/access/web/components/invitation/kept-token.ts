const KEY = 'hearth.invitation';

/** The secret of the invitation in view: behind the `#` of its link, or kept by this tab while its reader signed in. */
export function readInvitationToken(): string {
  if (typeof location === 'undefined') return '';
  const brought = location.hash.slice(1);
  return brought === '' ? (sessionStorage.getItem(KEY) ?? '') : brought;
}

/** Stores the secret while the person signs in, so that no URL carries it. */
export function storeInvitationToken(token: string): void {
  sessionStorage.setItem(KEY, token);
}

/** Forgets it: the invitation was answered. */
export function forgetInvitationToken(): void {
  sessionStorage.removeItem(KEY);
}
