import { createHash } from 'node:crypto';
import { findBrandPlaces } from '@hearth/domains/core/service';
import type { BrandPlace } from '@hearth/domains/core/service';
import { failure } from '@hearth/kit/failure';
import type { Permission } from '@hearth/kit/permissions';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { PREVIEW_STALE } from '../contract/failures.ts';
import { nodeOf } from '../rules/grant.ts';
import { isPersona, rightsUnder } from '../rules/persona.ts';
import type { Persona } from '../rules/persona.ts';
import type { Planned } from '../rules/preview.ts';
import type { Rights } from '../rules/rights.ts';
import type { PlannedGrant } from './planned-grant.ts';
import { findGrantsOfPeople, findPersonasOfGroup } from './queries/grant.ts';
import type { GrantRow } from './queries/grant.ts';
import type { RoleRow } from './queries/role.ts';
import { asGrant } from './snapshot.ts';
import type { HeldGrant } from './snapshot.ts';
import { rightsOfGrant, rightsOfRole, storedRights } from './stored-rights.ts';

/** A change that nobody has made yet: what everybody whom it concerns holds before and after. */
export interface Plan {
  readonly groupId: string;
  readonly plans: readonly Planned[];
  readonly changing: ReadonlySet<Permission>;
  /** The brands at which something changes. */
  readonly nodes: readonly string[];
  /** When it begins to count. */
  readonly at: Date;
  /** Names the change together with everything that it was worked out from. */
  readonly version: string;
}

/** The plan to give a role other rights. */
export async function planOfRole(tx: Tx, role: RoleRow, after: Rights, now: Date): Promise<Plan> {
  const rows = await findPeople(tx, role.group_id, { roleId: role.id });
  const stored = storedRights(after);
  return planned(tx, {
    groupId: role.group_id,
    rows,
    next: (row) => (row.role_id === role.id ? { ...row, role_rights: stored } : row),
    changing: changedPermissions(rightsOfRole(role.rights), after),
    at: now,
    what: ['ROLE', role.id, role.version, stored],
  });
}

/** Stands for whoever an invitation is for, of whom nothing is known: what it gives does not depend on them. */
export const UNKNOWN_PERSON = '00000000-0000-0000-0000-000000000000';

/** The plan to give somebody a right. Of somebody outside the group it holds what the right gives, and nothing that is theirs. */
export async function planOfGrant(tx: Tx, wanted: PlannedGrant): Promise<Plan> {
  const { address, person, place, carried, conditions, given, validFrom, validUntil } = wanted;
  const userId = person?.id ?? UNKNOWN_PERSON;
  const rows = person === null ? [] : await findPeople(tx, place.groupId, { userId });
  return planned(tx, {
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
    what: ['GRANT', person?.id ?? address, nodeOf(place), carried, storedRights(given), conditions, validUntil],
  });
}

/** The plan to take a right away. */
export async function planOfRevocation(tx: Tx, gone: GrantRow, now: Date): Promise<Plan> {
  const rows = await findPeople(tx, gone.group_id, { userId: gone.user_id });
  return planned(tx, {
    groupId: gone.group_id,
    rows,
    next: (row) => (row.id === gone.id ? null : row),
    changing: new Set(rightsOfGrant(gone).keys()),
    at: now,
    what: ['REVOKE', gone.id],
  });
}

/** Refuses to save what was looked at before something changed that it was worked out from. Nothing is compared without a version. */
export async function refuseStalePreview(version: string | undefined, plan: () => Promise<Plan>): Promise<void> {
  if (version !== undefined && (await plan()).version !== version) throw failure(PREVIEW_STALE);
}

interface Draft {
  readonly groupId: string;
  /** All rights in the group of everybody whom the change concerns. */
  readonly rows: readonly GrantRow[];
  /** What becomes of one of them; null when it goes. */
  readonly next: (row: GrantRow) => GrantRow | null;
  readonly come?: { readonly userId: string; readonly grant: Planned['after'][number] };
  readonly changing: ReadonlySet<Permission>;
  readonly at: Date;
  readonly what: readonly unknown[];
}

async function planned(tx: Tx, { groupId, rows, next, come, changing, at, what }: Draft): Promise<Plan> {
  const named = await inScope(tx, SYSTEM, (db) => findPersonasOfGroup(db, groupId));
  const places = await findBrandPlaces(tx, [...new Set(rows.map((row) => row.brand_id))]);
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const personaOf = (userId: string): Persona | null => {
    const name = named.get(userId);
    return name !== undefined && isPersona(name) ? name : null;
  };
  const version = createHash('sha256').update(JSON.stringify(what));
  const nodes = new Set<string>(come === undefined ? [] : [nodeOf(come.grant)]);
  const people = Map.groupBy(rows, (row) => row.user_id);
  if (come !== undefined && !people.has(come.userId)) people.set(come.userId, []);
  const plans = [...people].map(([userId, own]): Planned => {
    const persona = personaOf(userId);
    const [before, after]: [HeldGrant[], Planned['after'][number][]] = [[], []];
    for (const row of own) {
      const place = placeOf.get(row.brand_id);
      if (place === undefined) continue;
      version.update(traceOf(row, place, persona));
      const was = asGrant(row, place, persona);
      before.push(was);
      const later = next(row);
      if (later !== row) nodes.add(row.brand_id);
      if (later !== null) after.push(later === row ? was : asGrant(later, place, persona));
    }
    if (come?.userId === userId) after.push({ ...come.grant, rights: rightsUnder(persona, come.grant.rights) });
    return { userId, before, after };
  });
  return { groupId, plans, changing, nodes: [...nodes], at, version: version.digest('base64url') };
}

function findPeople(tx: Tx, groupId: string, people: Parameters<typeof findGrantsOfPeople>[2]): Promise<GrantRow[]> {
  return inScope(tx, SYSTEM, (db) => findGrantsOfPeople(db, groupId, people));
}

function changedPermissions(before: Rights, after: Rights): ReadonlySet<Permission> {
  const isSame = (name: Permission): boolean =>
    JSON.stringify(storedRights(before)[name]) === JSON.stringify(storedRights(after)[name]);
  return new Set([...before.keys(), ...after.keys()].filter((name) => !isSame(name)));
}

function traceOf(row: GrantRow, place: BrandPlace, persona: Persona | null): string {
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
