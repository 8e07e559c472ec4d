import { nearestOf, readJointHolders } from '@hearth/domains/access/service';
import { inScope, SYSTEM, type Tx } from '@hearth/platform/database';
import type { DocumentClass } from '../contract/schemas.ts';
import { reviewingPermissions } from '../rules/classes.ts';

/** A location of a group. */
interface Place {
  readonly groupId: string;
  readonly brandId: string;
}

/** Who reviews documents of classes at locations of one group: read once, however many of both are asked for. */
export async function readReviewers(
  tx: Tx<'system'>,
  at: { readonly groupId: string; readonly brandIds: readonly string[] },
  now: Date,
): Promise<{ nearest(brandId: string, restricted: DocumentClass, except?: string | null): readonly string[] }> {
  const holders = await readJointHolders(tx, at, now);
  return {
    nearest: (brandId, restricted, except) => nearestOf(holders.of(brandId, reviewingPermissions(restricted)), except),
  };
}

/** Those nearest to a location who can review a document of a class: they manage the team and see the class. */
export async function findReviewers(
  tx: Tx<'system'>,
  { groupId, brandId }: Place,
  restricted: DocumentClass,
  { now, except = null }: { readonly now: Date; readonly except?: string | null },
): Promise<readonly string[]> {
  const reviewers = await readReviewers(tx, { groupId, brandIds: [brandId] }, now);
  return reviewers.nearest(brandId, restricted, except);
}

/** Whether somebody else could review a document of a class at a location. */
export function isReviewedByOther(
  tx: Tx,
  { groupId, brandId }: Place,
  restricted: DocumentClass,
  { now, userId }: { readonly now: Date; readonly userId: string },
): Promise<boolean> {
  return inScope(tx, SYSTEM, async (system) => {
    const holders = await readJointHolders(system, { groupId, brandIds: [brandId] }, now);
    return holders.of(brandId, reviewingPermissions(restricted)).some((holder) => holder.userId !== userId);
  });
}
