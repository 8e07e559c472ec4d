import { isHeldByOther } from '@hearth/domains/access/service';
import type { BrandGrant } from '@hearth/kit/access';
import type { Work } from '@hearth/platform/module';

interface Deciding extends Pick<Work, 'db' | 'clock'> {
  readonly actor: { readonly userId: string };
  readonly grant: BrandGrant;
}

/** Something that a person asked for, with where they are employed. */
interface Asked {
  readonly id: string;
  readonly user_id: string | null;
  readonly location_id: string;
}

/** Which of these are the caller's own while somebody else can decide: they are left to them. */
export async function findForOthers(
  { db, clock, actor, grant }: Deciding,
  asked: readonly Asked[],
): Promise<ReadonlySet<string>> {
  const own = asked.filter((row) => row.user_id === actor.userId);
  const left = new Set<string>();
  // Asked once for each location where the caller is employed, not for each row.
  for (const [brandId, there] of Map.groupBy(own, (row) => row.location_id)) {
    const by = { now: clock.now(), userId: actor.userId };
    if (await isHeldByOther(db, { groupId: grant.groupId, brandId }, 'DECIDE_TIME_OFF', by))
      for (const { id } of there) left.add(id);
  }
  return left;
}
