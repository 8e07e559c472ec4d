import { isHeldByOther } from '@hearth/domains/access/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { ONBOARDING_LINK_NOT_VALID, ONBOARDING_OWN, ONBOARDING_STEP_CHANGED } from '../contract/failures.ts';
import { onboardingLinks } from './link.ts';
import { findJourney, findReachedJourney, type HireRow, type JourneyRow, lockJourney } from './queries/journey.ts';

/** An onboarding of somebody whom the caller's right reaches; anything else is NOT_FOUND. */
export async function getReachedJourney(tx: Tx, grant: BrandGrant, id: string): Promise<JourneyRow> {
  return (await findReachedJourney(tx, grant, id)) ?? throwNotFound();
}

/** The same, locked until the transaction ends. */
export async function lockReachedJourney(tx: Tx, grant: BrandGrant, id: string): Promise<JourneyRow> {
  await getReachedJourney(tx, grant, id);
  await lockJourney(tx, id);
  return getReachedJourney(tx, grant, id);
}

/** The same, for who changes one that is under way; one that has ended stays as it is. */
export async function lockUnderWay(tx: Tx, grant: BrandGrant, id: string): Promise<JourneyRow> {
  const row = await lockReachedJourney(tx, grant, id);
  if (row.state !== 'UNDER_WAY') throw failure(ONBOARDING_STEP_CHANGED);
  return row;
}

/** Nobody vouches for themselves, unless nobody else could: somebody who runs a place alone. */
export async function refuseOwn(tx: Tx, hire: HireRow, userId: string, now: Date): Promise<void> {
  if (hire.user_id !== userId) return;
  const at = { groupId: hire.group_id, brandId: hire.location_id };
  if (await isHeldByOther(tx, at, 'MANAGE_TEAM', { now, userId })) throw failure(ONBOARDING_OWN);
}

/**
 * The onboarding of a link, locked. A link that has ended or was replaced opens nothing, nor does that of an onboarding that was
 * cancelled or of somebody who has left.
 */
export async function lockByLink(tx: Tx<'system'>, link: string, now: Date): Promise<JourneyRow> {
  const id = await onboardingLinks.open(tx, link, now);
  if (id !== null) await lockJourney(tx, id);
  const row = id === null ? undefined : await findJourney(tx, id);
  if (row === undefined || row.state === 'CANCELLED' || !row.is_active) throw failure(ONBOARDING_LINK_NOT_VALID);
  return row;
}

/** The caller's own onboarding, locked; anybody else's is NOT_FOUND. */
export async function lockOwn(tx: Tx<'system'>, id: string, userId: string): Promise<JourneyRow> {
  await lockJourney(tx, id);
  const row = await findJourney(tx, id);
  if (row === undefined || row.user_id !== userId || row.state === 'CANCELLED' || !row.is_active)
    throw failure(NOT_FOUND);
  return row;
}

function throwNotFound(): never {
  throw failure(NOT_FOUND);
}
