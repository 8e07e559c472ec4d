import dns from 'node:dns/promises';
import { refuseWithinTransaction } from './database.ts';

/** Whether the name service has this text at this name now. A name without records, or a service that does not answer, has not. */
export async function hasTextRecord(name: string, value: string): Promise<boolean> {
  refuseWithinTransaction('The name service');
  try {
    return (await dns.resolveTxt(name)).some((parts) => parts.join('') === value);
  } catch {
    return false;
  }
}

/** The addresses of a name as the name service says them now; none where it has none, or does not answer. */
export async function addressesOf(name: string): Promise<readonly string[]> {
  refuseWithinTransaction('The name service');
  const asked = await Promise.allSettled([dns.resolve4(name), dns.resolve6(name)]);
  return asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
