import { createHash } from 'node:crypto';
import { findBrandPlaces } from '@hearth/domains/core/service';
import type { BrandPlace } from '@hearth/domains/core/service';
import { failure } from '@hearth/kit/failure';
import type { Permission } from '@hearth/kit/permissions';
import { groupScope, inScope } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { PREVIEW_STALE } from '../../contract/failures.ts';
import { lastNode } from '../../rules/grant.ts';
import { isPersona, applyPersona } from '../../rules/persona.ts';
import type { Persona } from '../../rules/persona.ts';
import type { PersonPlan } from '../../rules/explanation/preview.ts';
import type { Rights } from '../../rules/rights.ts';
import type { PlannedGrant } from './planned-grant.ts';
import { findGrantsOfPeople, findPersonasOfGroup } from '../queries/grant.ts';
import type { GrantRow } from '../queries/grant.ts';
import type { RoleRow } from '../queries/role.ts';
import { toHeldGrant } from '../snapshot.ts';
import type { HeldGrant } from '../snapshot.ts';
import { resolveGrantRights, parseStoredRights, toStoredRights } from '../stored-rights.ts';

/** A planned change: the grants of everyone concerned, before and after. */
export interface AccessPlan {
  readonly groupId: string;
  readonly plans: readonly PersonPlan[];
  readonly changing: ReadonlySet<Permission>;
  /** The brands at which something changes. */
  readonly nodes: readonly string[];
  /** When it begins to count. */
  readonly at: Date;
  /** Names the change together with everything that it was worked out from. */
  readonly version: string;
}

/** Plans a change of a role's rights. */
export async function planRoleChange(tx: Tx, role: RoleRow, after: Rights, now: Date): Promise<AccessPlan> {
  const rows = await findPeople(tx, role.group_id, { roleId: role.id });
  const stored = toStoredRights(after);
  return buildPlan(tx, {
    groupId: role.group_id,
    rows,
    next: (row) => (row.role_id === role.id ? { ...row, role_rights: stored } : row),
    changing: findChangedPermissions(parseStoredRights(role.rights), after),
    at: now,
    what: ['ROLE', role.id, role.version, stored],
  });
}

/** Placeholder for an invited person: the effect of the invitation does not depend on them. */
export const UNKNOWN_PERSON = '00000000-0000-0000-0000-000000000000';

/**
 * Plans a new grant. For someone outside the group it holds only what the grant gives. Of somebody outside the group
 * it holds what the right gives, and nothing that is theirs.
 */
export async function planNewGrant(tx: Tx, wanted: PlannedGrant): Promise<AccessPlan> {
  const { address, person, place, carried, conditions, given, validFrom, validUntil } = wanted;
  const userId = person?.id ?? UNKNOWN_PERSON;
  const rows = person === null ? [] : await findPeople(tx, place.groupId, { userId });
  return buildPlan(tx, {
    groupId: place.groupId,
    rows,
    next: (row) => row,
    come: {
      userId,
      grant: {
        id: '',
        groupId: place.groupId,
        path: place.path,
        rights: given,
        validFrom: validFrom.getTime(),
        validUntil: validUntil?.getTime() ?? null,
      },
    },
    changing: new Set(given.keys()),
    at: validFrom,
    // Without the start, which is "now" both when it is looked at and when it is saved.
    what: ['GRANT', person?.id ?? address, lastNode(place), carried, toStoredRights(given), conditions, validUntil],
  });
}

/** Plans the revocation of a right. */
export async function planRevocation(tx: Tx, gone: GrantRow, now: Date): Promise<AccessPlan> {
  const rows = await findPeople(tx, gone.group_id, { userId: gone.user_id });
  return buildPlan(tx, {
    groupId: gone.group_id,
    rows,
    next: (row) => (row.id === gone.id ? null : row),
    changing: new Set(resolveGrantRights(gone).keys()),
    at: now,
    what: ['REVOKE', gone.id],
  });
}

/** Refuses to save what was looked at before something changed that it was worked out from. Nothing is compared without a version. */
export async function refuseStalePreview(version: string | undefined, plan: () => Promise<AccessPlan>): Promise<void> {
  if (version !== undefined && (await plan()).version !== version) throw failure(PREVIEW_STALE);
}

interface PlanDraft {
  readonly groupId: string;
  /** All rights in the group of everybody whom the change concerns. */
  readonly rows: readonly GrantRow[];
  /** What becomes of one of them; null when it goes. */
  readonly next: (row: GrantRow) => GrantRow | null;
  readonly come?: { readonly userId: string; readonly grant: PersonPlan['after'][number] };
  readonly changing: ReadonlySet<Permission>;
  readonly at: Date;
  readonly what: readonly unknown[];
}

async function buildPlan(tx: Tx, { groupId, rows, next, come, changing, at, what }: PlanDraft): Promise<AccessPlan> {
  const named = await inScope(tx, groupScope([groupId]), (db) => findPersonasOfGroup(db, groupId));
  const places = await findBrandPlaces(tx, [...new Set(rows.map((row) => row.brand_id))]);
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const personaOf = (userId: string): Persona | null => {
    const name = named.get(userId);
    return name !== undefined && isPersona(name) ? name : null;
  };
  const version = createHash('sha256').update(JSON.stringify(what));
  const nodes = new Set<string>(come === undefined ? [] : [lastNode(come.grant)]);
  const people = Map.groupBy(rows, (row) => row.user_id);
  if (come !== undefined && !people.has(come.userId)) people.set(come.userId, []);
  const plans = [...people].map(([userId, own]): PersonPlan => {
    const persona = personaOf(userId);
    const [before, after]: [HeldGrant[], PersonPlan['after'][number][]] = [[], []];
    for (const row of own) {
      const place = placeOf.get(row.brand_id);
      if (place === undefined) continue;
      version.update(grantFingerprint(row, place, persona));
      const was = toHeldGrant(row, place, persona);
      before.push(was);
      const later = next(row);
      if (later !== row) nodes.add(row.brand_id);
      if (later !== null) after.push(later === row ? was : toHeldGrant(later, place, persona));
    }
    if (come?.userId === userId) after.push({ ...come.grant, rights: applyPersona(persona, come.grant.rights) });
    return { userId, before, after };
  });
  return { groupId, plans, changing, nodes: [...nodes], at, version: version.digest('base64url') };
}

function findPeople(tx: Tx, groupId: string, people: Parameters<typeof findGrantsOfPeople>[2]): Promise<GrantRow[]> {
  return inScope(tx, groupScope([groupId]), (db) => findGrantsOfPeople(db, groupId, people));
}

function findChangedPermissions(before: Rights, after: Rights): ReadonlySet<Permission> {
  const isSame = (name: Permission): boolean =>
    JSON.stringify(toStoredRights(before)[name]) === JSON.stringify(toStoredRights(after)[name]);
  return new Set([...before.keys(), ...after.keys()].filter((name) => !isSame(name)));
}

function grantFingerprint(row: GrantRow, place: BrandPlace, persona: Persona | null): string {
  const { id, role, permissions, role_id: roleId, role_version: version, conditions } = row;
  return JSON.stringify([
    id,
    place.ancestorIds,
    role ?? roleId ?? permissions,
    version,
    conditions,
    row.valid_from,
    row.valid_until,
    persona,
  ]);
}
