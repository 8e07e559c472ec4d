import { findLocationPaths, getBrandPath, namesOfBrands } from '@hearth/domains/core/service';
import { namesOf } from '@hearth/domains/identity/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { previewChange as contract } from '../../contract/endpoints.ts';
import type { CheckedChange } from '../../contract/schemas.ts';
import { LocationSpans } from '../../rules/location-spans.ts';
import { previewOf } from '../../rules/preview.ts';
import { placesOfRole, provenRole, refuseReshaping, writtenRights } from '../change-role.ts';
import { planOfGrant, planOfRevocation, planOfRole, UNKNOWN_PERSON } from '../plan.ts';
import type { Plan } from '../plan.ts';
import { planGrant, refuseOffer } from '../planned-grant.ts';
import { findGrant } from '../queries/grant.ts';
import { rightsOfGrant, rightsOfRole } from '../stored-rights.ts';

const PAGE = 50;
/** As many places are named of one person; the rest is a number. */
const NAMED_PLACES = 3;

interface Asking {
  readonly db: Tx;
  readonly grant: BrandGrant;
  readonly userId: string;
  readonly now: Date;
}

/** Whoever may not make the change is not told what it would do: it speaks of other people. */
export const previewChange = implement(contract, async ({ body }, { db, grant, actor, clock }) => {
  const plan = await planOf({ db, grant, userId: actor.userId, now: clock.now() }, body.change);
  const spans = new LocationSpans(await findLocationPaths(db, grant.groupId, plan.nodes));
  const { people, totals } = previewOf(plan.plans, plan.changing, spans, plan.at.getTime());
  const isInvitation = plan.plans.some(({ userId }) => userId === UNKNOWN_PERSON);
  const known = isInvitation ? [] : people;
  const ordered = known.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  const rest = ordered.filter(({ userId }) => body.cursor === undefined || userId > body.cursor);
  const page = rest.slice(0, PAGE);
  const names = await namesOf(
    db,
    page.map((one) => one.userId),
  );
  const brands = await namesOfBrands(
    db,
    page.flatMap((one) => one.effects.flatMap((effect) => effect.brandIds.slice(0, NAMED_PLACES))),
  );
  return {
    version: plan.version,
    people_count: people.length,
    totals: [...totals],
    people: page.map(({ userId, effects }) => ({
      user_id: userId,
      user_name: names.get(userId) ?? '',
      effects: effects.map(({ brandIds, ...effect }) => ({
        ...effect,
        places: brandIds.slice(0, NAMED_PLACES).map((id) => brands.get(id) ?? ''),
      })),
    })),
    next_cursor: rest.length > PAGE ? (page.at(-1)?.userId ?? null) : null,
    is_invitation: isInvitation,
  };
});

async function planOf(asking: Asking, change: CheckedChange): Promise<Plan> {
  const { db, grant, userId, now } = asking;
  if (change.kind === 'GRANT') return planOfGrant(db, await planGrant(asking, change));
  if (change.kind === 'ROLE') {
    const { role, place } = await provenRole(db, grant, change.role_id, 'read');
    const after = writtenRights(change.rights);
    const places = await placesOfRole(db, role, place);
    const before = rightsOfRole(role.rights);
    await refuseReshaping(db, userId, { roleId: role.id, places, before, after }, now);
    return planOfRole(db, role, after, now);
  }
  const row = await findGrant(db, change.grant_id);
  const path = row === undefined ? [] : (await getBrandPath(db, row.brand_id)).map((brand) => brand.id);
  if (row === undefined || !path.includes(grant.brandId)) throw failure(NOT_FOUND);
  const offer = { rights: rightsOfGrant(row), validUntil: row.valid_until?.getTime() ?? null };
  await refuseOffer(db, userId, { groupId: grant.groupId, path }, offer, now);
  return planOfRevocation(db, row, now);
}
