import { findBrandPlaces } from '@hearth/domains/core/service';
import type { BrandPlace } from '@hearth/domains/core/service';
import type { PersonPolicy } from '@hearth/platform/access/sources';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { isValidAt } from '../rules/grant.ts';
import type { Grant } from '../rules/grant.ts';
import { isPersona, applyPersona } from '../rules/persona.ts';
import type { Persona } from '../rules/persona.ts';
import { findGrantsOfUsers, findPersonas } from './queries/grant.ts';
import type { GrantRow } from './queries/grant.ts';
import { resolveGrantRights } from './stored-rights.ts';

/** A grant with its displayed details. */
export interface HeldGrant extends Grant {
  readonly brandId: string;
  readonly brandType: string;
  /** A built-in role's code or the id of a role of the group's own. */
  readonly role: string | null;
  /** Of a role of the group's own. */
  readonly roleName: string | null;
  readonly suspended: boolean;
}

/**
 * Everything that decides one person's permissions, after their persona is applied. What their persona hides is
 * already taken out.
 */
export interface PolicySnapshot extends PersonPolicy {
  readonly grants: readonly HeldGrant[];
  /** By group. */
  readonly personas: ReadonlyMap<string, Persona>;
}

/** Converts a stored grant for the rules, at its brand's current place. */
export function toHeldGrant(row: GrantRow, place: BrandPlace, persona: Persona | null): HeldGrant {
  return {
    id: row.id,
    groupId: row.group_id,
    brandId: row.brand_id,
    brandType: place.type,
    path: place.ancestorIds,
    role: row.role ?? row.role_id,
    roleName: row.role_name,
    rights: applyPersona(persona, resolveGrantRights(row)),
    validFrom: row.valid_from.getTime(),
    validUntil: row.valid_until?.getTime() ?? null,
    suspended: place.status === 'suspended',
  };
}

/** Reads what a person may do, in all groups, whatever the scope of the transaction. */
export async function readSnapshot(tx: Tx, userId: string): Promise<PolicySnapshot> {
  return (await readSnapshots(tx, [userId])).get(userId) ?? { userId, grants: [], personas: new Map() };
}

/** The same for several people, in as many statements as for one. */
export async function readSnapshots(tx: Tx, userIds: readonly string[]): Promise<ReadonlyMap<string, PolicySnapshot>> {
  if (userIds.length === 0) return new Map();
  return inScope(tx, SYSTEM, async (db) => {
    const rows = Map.groupBy(await findGrantsOfUsers(db, userIds), (row) => row.user_id);
    const holders = [...rows.keys()];
    if (holders.length === 0) return new Map();
    const named = await findPersonas(db, holders);
    const brandIds = new Set([...rows.values()].flatMap((own) => own.map((row) => row.brand_id)));
    const places = new Map((await findBrandPlaces(db, [...brandIds])).map((place) => [place.id, place]));
    return new Map(
      [...rows].map(([userId, own]) => {
        const personas = new Map(
          named.flatMap(({ user_id: id, group_id: group, name }) =>
            id === userId && isPersona(name) ? [[group, name] as const] : [],
          ),
        );
        const grants = own.flatMap((row) => {
          const place = places.get(row.brand_id);
          return place === undefined ? [] : [toHeldGrant(row, place, personas.get(row.group_id) ?? null)];
        });
        return [userId, { userId, grants, personas }];
      }),
    );
  });
}

/** The groups in which a person holds any right now. */
export function findGroups(snapshot: PolicySnapshot, now: number): readonly string[] {
  const held = snapshot.grants.filter((grant) => grant.rights.size > 0 && isValidAt(grant, now));
  return [...new Set(held.map((grant) => grant.groupId))];
}
