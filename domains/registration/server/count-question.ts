import { countTry, clientNetwork } from '@hearth/domains/identity/service';
import type { AttemptWindow } from '@hearth/domains/identity/service';
import type { Tx } from '@hearth/platform/database';
import {
  EMAIL_CHECKS_IN_ALL,
  EMAIL_CHECKS_PER_ADDRESS,
  EMAIL_CHECKS_PER_DEVICE,
  EMAIL_CHECKS_PER_NETWORK,
} from '../rules/limits.ts';

/** An address check and its origin. */
export interface AddressCheck {
  readonly ip: string;
  readonly device: string;
  /** As it is kept, or as it was written where it is no address. */
  readonly address: string;
}

/** How many checks came from a network, and the limit that was exceeded, if any. */
export interface CountedCheck {
  readonly fromNetwork: number;
  readonly beyond: {
    readonly limit: 'network' | 'device' | 'address' | 'everybody';
    readonly tries: AttemptWindow;
    /** The first that is beyond, in this window: who looks after the installation is told once. */
    readonly isFirst: boolean;
  } | null;
}

/**
 * Counts a question against each limit, the narrowest first: what one asker has too many of uses up nothing of everybody's.
 * To be committed also when the question is refused.
 */
export async function countAddressCheck(
  tx: Tx,
  { ip, device, address }: AddressCheck,
  now: Date,
): Promise<CountedCheck> {
  const limits = [
    ['network', clientNetwork(ip), EMAIL_CHECKS_PER_NETWORK],
    ['device', device, EMAIL_CHECKS_PER_DEVICE],
    ['address', address, EMAIL_CHECKS_PER_ADDRESS],
    ['everybody', '', EMAIL_CHECKS_IN_ALL],
  ] as const;
  let fromNetwork = 0;
  for (const [limit, value, most] of limits) {
    const tries = await countTry(tx, `validate-email-${limit}`, value, most, now);
    if (limit === 'network') fromNetwork = tries.count;
    if (tries.count > most.count)
      return { fromNetwork, beyond: { limit, tries, isFirst: tries.count === most.count + 1 } };
  }
  return { fromNetwork, beyond: null };
}
