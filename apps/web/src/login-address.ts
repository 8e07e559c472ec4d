/** Paths of the pages before the login: nobody returns there after it (reading 30). */
const BEFORE_LOGIN = [
  '/user/login',
  '/user/signup',
  '/forgot-password',
  '/user/reset',
  '/setup-mfa',
  '/user/setup-mfa',
  '/oauth2',
  '/account-suspension',
];

/** Where to return to after the login: a path of this site that is not itself a page before the login, else null. */
export function safeReturnPath(ref: string | null): string | null {
  if (ref === null || !/^\/(?![/\\])/.test(ref) || /[\t\n\r]/.test(ref)) return null;
  const base = 'https://hearth.invalid';
  const url = URL.canParse(ref, base) ? new URL(ref, base) : null;
  if (url === null || url.origin !== base) return null;
  if (BEFORE_LOGIN.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The login page with the wanted address as `ref`, query and `gid` included, so that it is found again afterwards. */
export function loginAddress(wanted: URL): string {
  const ref = safeReturnPath(`${wanted.pathname}${wanted.search}${wanted.hash}`);
  return ref === null || ref === '/' ? '/user/login' : `/user/login?${new URLSearchParams({ ref }).toString()}`;
}
