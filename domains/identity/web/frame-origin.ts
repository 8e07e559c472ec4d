/**
 * Where the authentication frame is embedded from. Its cookie only goes with requests of one site, so an address of another
 * site (a trial opened under another name than it was set up with) uses its own origin.
 */
export function frameOrigin(authUrl: string, here: Pick<Location, 'origin' | 'hostname'>): string {
  const auth = URL.parse(authUrl);
  return auth !== null && registrableDomain(auth.hostname) === registrableDomain(here.hostname)
    ? auth.origin
    : here.origin;
}

/** The part of a host name that pages of one site share; the whole name if there are no subdomains. */
function registrableDomain(hostname: string): string {
  const labels = hostname.split('.');
  const whole = labels.at(-1) === 'localhost' || hostname.includes(':') || /^\d+$/.test(labels.at(-1) ?? '');
  return whole ? hostname : labels.slice(-2).join('.');
}
