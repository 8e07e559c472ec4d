import type { Actor, BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { lockRun, type RunRow } from './queries/run.ts';

/** One of the caller’s own searches at their location, held until the transaction ends; anything else is NOT_FOUND. */
export async function lockOwnRun(
  tx: Tx,
  { actor, grant }: { readonly actor: Actor; readonly grant: BrandGrant },
  id: string,
): Promise<RunRow> {
  const run = await lockRun(tx, id);
  if (run === undefined || run.requested_by !== actor.userId || run.location_id !== grant.brandId)
    throw failure(NOT_FOUND);
  return run;
}

/** Whether a result waits to be accepted or discarded. */
export const isReady = ({ state }: RunRow): boolean => state === 'READY' || state === 'STOPPED';
