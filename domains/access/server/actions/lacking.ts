import { findBrandPlaces } from '@hearth/domains/core/service';
import type { Permission } from '@hearth/kit/permissions';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { evaluateGrant } from '../grant-from.ts';
import { readSnapshots } from '../snapshot.ts';

/** Permissions that one person holds together at one brand, or not. Without a brand they are held nowhere. */
export interface HeldQuestion {
  readonly userId: string;
  readonly brandId: string | null;
  readonly needs: readonly Permission[];
}

/**
 * Which of these questions have the answer no: somebody holds not all of the permissions at the brand, from there or from above. In a fixed
 * number of statements, however many people and brands there are. Who needs nothing holds it.
 */
export async function findLacking<Question extends HeldQuestion>(
  tx: Tx,
  questions: readonly Question[],
  now: Date,
): Promise<readonly Question[]> {
  const asked = questions.filter(({ needs }) => needs.length > 0);
  if (asked.length === 0) return [];
  return inScope(tx, SYSTEM, async (db) => {
    const brandIds = [...new Set(asked.flatMap(({ brandId }) => brandId ?? []))];
    const places = new Map((await findBrandPlaces(db, brandIds)).map((place) => [place.id, place]));
    const snapshots = await readSnapshots(db, [...new Set(asked.map(({ userId }) => userId))]);
    return asked.filter(({ userId, brandId, needs: [permission, ...others] }) => {
      const snapshot = snapshots.get(userId);
      const place = brandId === null ? undefined : places.get(brandId);
      if (snapshot === undefined || place === undefined || permission === undefined) return true;
      const need = { permission, condition: 'POSITION_CATEGORY', orBelow: false } as const;
      const grant = evaluateGrant(snapshot, place, need, now.getTime());
      return typeof grant === 'string' || !others.every((other) => grant.holds(other));
    });
  });
}
