import { json } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { InvitationTable, RoleTable, Tables } from './tables.ts';

/** An invitation, with the name of its role if that is a custom one. */
export type InvitationRow = Selectable<InvitationTable> & {
  readonly role_name: Selectable<RoleTable>['name'] | null;
};

type NewInvitation = Omit<Selectable<InvitationTable>, 'conditions'> & {
  readonly conditions: Readonly<Record<string, readonly string[]>>;
};

function selectInvitations(tx: Tx) {
  return tx
    .tables<Tables>()
    .selectFrom('access.invitation as i')
    .leftJoin('access.role as r', 'r.id', 'i.role_id')
    .selectAll('i')
    .select('r.name as role_name');
}

/** Adds an invitation or replaces the one for the same role, brand and address, voiding its link. */
export async function upsertInvitation(tx: Tx, row: NewInvitation): Promise<InvitationRow> {
  const { id } = await tx
    .tables<Tables>()
    .insertInto('access.invitation')
    .values({ ...row, conditions: json(row.conditions) as never })
    .onConflict((conflict) =>
      conflict.expression(sql`brand_id, address, (coalesce(role, role_id::text))`).doUpdateSet((build) => ({
        language: build.ref('excluded.language'),
        token_hash: build.ref('excluded.token_hash'),
        conditions: build.ref('excluded.conditions'),
        valid_from: build.ref('excluded.valid_from'),
        valid_until: build.ref('excluded.valid_until'),
        invited_by: build.ref('excluded.invited_by'),
        sent_at: build.ref('excluded.sent_at'),
        expires_at: build.ref('excluded.expires_at'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return selectInvitations(tx).where('i.id', '=', id).executeTakeFirstOrThrow();
}

/** Finds the brands of a group with invitations. */
export async function findInvitedBrands(tx: Tx, groupId: string): Promise<readonly string[]> {
  const rows = await tx
    .tables<Tables>()
    .selectFrom('access.invitation')
    .select('brand_id')
    .distinct()
    .where('group_id', '=', groupId)
    .execute();
  return rows.map((row) => row.brand_id);
}

/** A page of the invitations at some brands of a group, after one in order of their ids. */
export function findInvitationsAt(
  tx: Tx,
  groupId: string,
  brandIds: readonly string[],
  page: { readonly after?: string; readonly limit: number },
): Promise<InvitationRow[]> {
  if (brandIds.length === 0) return Promise.resolve([]);
  return selectInvitations(tx)
    .where('i.group_id', '=', groupId)
    .where('i.brand_id', 'in', brandIds)
    .$if(page.after !== undefined, (query) => query.where('i.id', '>', page.after ?? ''))
    .orderBy('i.id')
    .limit(page.limit)
    .execute();
}

/** An invitation of a group, held until the transaction ends. */
export function lockInvitation(tx: Tx, groupId: string, id: string): Promise<InvitationRow | undefined> {
  return selectInvitations(tx)
    .where('i.group_id', '=', groupId)
    .where('i.id', '=', id)
    .forUpdate('i')
    .executeTakeFirst();
}

/** The invitation of a link that is still good; `lock` holds it until the transaction ends. */
export function findInvitationOf(
  tx: Tx<'system'>,
  tokenHash: Buffer,
  now: Date,
  what: 'read' | 'lock',
): Promise<InvitationRow | undefined> {
  return selectInvitations(tx)
    .where('i.token_hash', '=', tokenHash)
    .where('i.expires_at', '>', now)
    .$if(what === 'lock', (query) => query.forUpdate('i'))
    .executeTakeFirst();
}

export async function deleteInvitation(tx: Tx, id: string): Promise<void> {
  await tx.tables<Tables>().deleteFrom('access.invitation').where('id', '=', id).execute();
}

/** Forgets the invitations that ran out before a moment. */
export async function deleteExpiredInvitations(tx: Tx, before: Date): Promise<void> {
  await tx.tables<Tables>().deleteFrom('access.invitation').where('expires_at', '<', before).execute();
}
