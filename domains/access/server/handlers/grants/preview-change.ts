import { findLocationPaths, getBrandPath, findBrandNames } from '@hearth/domains/core/service';
import { findNames } from '@hearth/domains/identity/service';
import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import type { Tx } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { previewChange as contract } from '../../../contract/endpoints.ts';
import type { CheckedChange } from '../../../contract/schemas.ts';
import { LocationSpans } from '../../../rules/location-spans.ts';
import { previewPlan } from '../../../rules/explanation/preview.ts';
import { findRolePlaces, requireRole, refuseReshaping, parseRoleRights } from '../../actions/change-role.ts';
import { planNewGrant, planRevocation, planRoleChange, UNKNOWN_PERSON } from '../../actions/plan.ts';
import type { AccessPlan } from '../../actions/plan.ts';
import { planGrant, refuseOffer } from '../../actions/planned-grant.ts';
import { findGrant } from '../../queries/grant.ts';
import { resolveGrantRights, parseStoredRights } from '../../stored-rights.ts';

const PAGE = 50;
/** As many places are named of one person; the rest is a number. */
const NAMED_PLACES = 3;

interface PreviewContext {
  readonly db: Tx;
  readonly grant: BrandGrant;
  readonly userId: string;
  readonly now: Date;
}

/** Only those who may make the change may preview it: it reveals other people's rights. */
export const previewChange = implement(contract, async ({ body }, { db, grant, actor, clock }) => {
  const plan = await planChange({ db, grant, userId: actor.userId, now: clock.now() }, body.change);
  const spans = new LocationSpans(await findLocationPaths(db, grant.groupId, plan.nodes));
  const { people, totals } = previewPlan(plan.plans, plan.changing, spans, plan.at.getTime());
  const isInvitation = plan.plans.some(({ userId }) => userId === UNKNOWN_PERSON);
  const known = isInvitation ? [] : people;
  const ordered = known.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  const rest = ordered.filter(({ userId }) => body.cursor === undefined || userId > body.cursor);
  const page = rest.slice(0, PAGE);
  const names = await findNames(
    db,
    page.map((one) => one.userId),
  );
  const brands = await findBrandNames(
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

async function planChange(asking: PreviewContext, change: CheckedChange): Promise<AccessPlan> {
  const { db, grant, userId, now } = asking;
  if (change.kind === 'GRANT') return planNewGrant(db, await planGrant(asking, change));
  if (change.kind === 'ROLE') {
    const { role, place } = await requireRole(db, grant, change.role_id, 'read');
    const after = parseRoleRights(change.rights);
    const places = await findRolePlaces(db, role, place);
    const before = parseStoredRights(role.rights);
    await refuseReshaping(db, userId, { roleId: role.id, places, before, after }, now);
    return planRoleChange(db, role, after, now);
  }
  const row = await findGrant(db, change.grant_id);
  const path = row === undefined ? [] : (await getBrandPath(db, row.brand_id)).map((brand) => brand.id);
  if (row === undefined || !path.includes(grant.brandId)) throw failure(NOT_FOUND);
  const offer = { rights: resolveGrantRights(row), validUntil: row.valid_until?.getTime() ?? null };
  await refuseOffer(db, userId, { groupId: grant.groupId, path }, offer, now);
  return planRevocation(db, row, now);
}
