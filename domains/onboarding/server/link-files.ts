import { failure, TOO_MANY_REQUESTS } from '@hearth/kit/failure';
import { clientNetwork } from '@hearth/platform/config/network';
import { Budgets } from '@hearth/platform/http/budgets';
import { LINK_FILES_PER_NETWORK } from '../rules/limits.ts';

const { count, windowMs } = LINK_FILES_PER_NETWORK;
const budgets = new Budgets(count, windowMs / 1000, () => performance.now());

/** Refuses a network that sends more files by links than new hires do, before any of them is read. For each node by itself. */
export function chargeLinkFile(ip: string): void {
  const { waitSeconds } = budgets.take(clientNetwork(ip), 1);
  if (waitSeconds > 0) throw failure(TOO_MANY_REQUESTS, { retry_after_seconds: waitSeconds });
}
