import dns from 'node:dns/promises';
import { refuseWithinTransaction } from './database.ts';

/**
 * Tells if a name has this TXT record now; false if DNS does not answer. A name without records, or a service that
 * does not answer, has not.
 */
export async function hasTextRecord(name: string, value: string): Promise<boolean> {
  refuseWithinTransaction('The name service');
  try {
    return (await dns.resolveTxt(name)).some((parts) => parts.join('') === value);
  } catch {
    return false;
  }
}

/** The current DNS addresses of a name; none if it has none or DNS does not answer. */
export async function resolveAddresses(name: string): Promise<readonly string[]> {
  refuseWithinTransaction('The name service');
  const asked = await Promise.allSettled([dns.resolve4(name), dns.resolve6(name)]);
  return asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
