import { failure, TOO_MANY_REQUESTS } from '@hearth/kit/failure';
import { Budgets } from '@hearth/platform/http/budgets';
import { clientNetwork } from '@hearth/platform/config/network';
import { GUEST_BODIES_PER_NETWORK } from '../rules/limits.ts';

const { count, windowMs } = GUEST_BODIES_PER_NETWORK;
const budgets = new Budgets(count, windowMs / 1000, () => performance.now());

/**
 * Refuses a network that sends more files than people do, before any of them is read. For each node by itself and in its memory: what is
 * kept is counted in the database.
 */
export function chargeGuestBody(ip: string): void {
  const { waitSeconds } = budgets.take(clientNetwork(ip), 1);
  if (waitSeconds > 0) throw failure(TOO_MANY_REQUESTS, { retry_after_seconds: waitSeconds });
}
