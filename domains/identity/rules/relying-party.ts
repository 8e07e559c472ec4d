/** The domain and origins where this installation's passkeys work. */
export interface RelyingParty {
  /** The domain that they are registered under. */
  readonly id: string;
  /** The pages that may use them. */
  readonly origins: readonly string[];
}

/** An origin of the application, with its host name. */
export interface PageOrigin {
  readonly origin: string;
  readonly host: string;
}

/**
 * The domain that passkeys are registered under: the configured one, else what the hosts of all languages end in, so that a
 * key made on one of them is good on the others. `own` is the host of the address that people open. What they share must be more than a top-level domain.
 */
export function chooseRelyingParty(
  own: string,
  pages: readonly PageOrigin[],
  configured: string | undefined,
): RelyingParty {
  const shared = pages.map(({ host }) => host).reduce(commonSuffix, own);
  const id = configured ?? (shared === own || shared.includes('.') ? shared : own);
  return { id, origins: pages.filter(({ host }) => isWithin(host, id)).map(({ origin }) => origin) };
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

function commonSuffix(one: string, other: string): string {
  const [left, right] = [one.split('.').reverse(), other.split('.').reverse()];
  const differs = left.findIndex((label, index) => label !== right[index]);
  return (differs === -1 ? left : left.slice(0, differs)).reverse().join('.');
}
