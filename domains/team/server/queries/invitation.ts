import type { BrandGrant } from '@hearth/kit/access';
import type { Tx } from '@hearth/platform/database';
import { type Insertable, type Selectable, sql } from 'kysely';
import { WRONG_PINS } from '../../rules/invitation.ts';
import { isInvitable, isVisibleTo } from './employee.ts';
import type { TeamTables } from './tables.ts';

export type InvitationRow = Selectable<TeamTables['team.invitation']>;
export type InvitationEventRow = Omit<Selectable<TeamTables['team.invitation_event']>, 'seq'>;

/** A printed card, which has a PIN. */
export type CardRow = InvitationRow & { readonly pin_hash: Uint8Array };

/** Puts new invitations in the place of those that these employees had. */
export async function putInvitations(
  tx: Tx,
  rows: readonly Insertable<TeamTables['team.invitation']>[],
): Promise<void> {
  await tx
    .tables<TeamTables>()
    .insertInto('team.invitation')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('employee_id').doUpdateSet((row) => ({
        purpose: row.ref('excluded.purpose'),
        code_hash: row.ref('excluded.code_hash'),
        pin_hash: row.ref('excluded.pin_hash'),
        wrong_pins: 0,
        made_by: row.ref('excluded.made_by'),
        made_at: row.ref('excluded.made_at'),
        expires_at: row.ref('excluded.expires_at'),
        channel: row.ref('excluded.channel'),
        address: row.ref('excluded.address'),
        mail_id: row.ref('excluded.mail_id'),
      })),
    )
    .execute();
}

export function findInvitation(tx: Tx, employeeId: string): Promise<InvitationRow | undefined> {
  return tx
    .tables<TeamTables>()
    .selectFrom('team.invitation')
    .selectAll()
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();
}

/** Counts a try of a card before its PIN is looked at, and returns it, locked; undefined when it is good for nothing. */
export async function tryInvitation(tx: Tx, codeHash: Uint8Array, now: Date): Promise<CardRow | undefined> {
  const [row] = await tx.execute<CardRow>(sql`
    update team.invitation set wrong_pins = wrong_pins + 1
    where code_hash = ${codeHash} and channel = 'CARD' and expires_at > ${now} and wrong_pins < ${WRONG_PINS}
    returning *`);
  return row;
}

/** The PIN was right: no try counts any more. */
export async function forgiveWrongPins(tx: Tx, employeeId: string): Promise<void> {
  await tx
    .tables<TeamTables>()
    .updateTable('team.invitation')
    .set({ wrong_pins: 0 })
    .where('employee_id', '=', employeeId)
    .execute();
}

/** Makes an employee's card void, and returns it. */
export function deleteInvitation(tx: Tx, employeeId: string): Promise<InvitationRow | undefined> {
  return tx
    .tables<TeamTables>()
    .deleteFrom('team.invitation')
    .where('employee_id', '=', employeeId)
    .returningAll()
    .executeTakeFirst();
}

export async function insertInvitationEvents(tx: Tx, rows: readonly InvitationEventRow[]): Promise<void> {
  await tx
    .tables<TeamTables>()
    .insertInto('team.invitation_event')
    .values([...rows])
    .execute();
}

/** Finds the latest events of an employee's cards, newest first. */
export function findInvitationEvents(tx: Tx, employeeId: string, limit: number): Promise<InvitationEventRow[]> {
  return tx
    .tables<TeamTables>()
    .selectFrom('team.invitation_event')
    .select(['id', 'group_id', 'employee_id', 'purpose', 'what', 'user_id', 'at'])
    .where('employee_id', '=', employeeId)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}

/** The employee whom a card was made for. */
export type InvitedEmployee = Pick<
  Selectable<TeamTables['team.employee']>,
  'id' | 'group_id' | 'location_id' | 'first_name' | 'last_name' | 'email' | 'user_id' | 'status'
>;

/**
 * The employee of a card, for the time of the transaction theirs alone. Locked before the card, as by whoever makes cards: the
 * other way round the two would wait for each other.
 */
export async function lockInvited(tx: Tx<'system'>, codeHash: Uint8Array): Promise<InvitedEmployee | undefined> {
  const [row] = await tx.execute<InvitedEmployee>(sql`
    select e.id, e.group_id, e.location_id, e.first_name, e.last_name, e.email, e.user_id, e.status
    from team.employee e join team.invitation i on i.employee_id = e.id
    where i.code_hash = ${codeHash} for update of e`);
  return row;
}

/** The invitation of an email's link that can still be used, held until the transaction ends. Its employee is locked before it. */
export async function lockMailed(tx: Tx<'system'>, codeHash: Uint8Array, now: Date): Promise<MailedRow | undefined> {
  const [row] = await tx.execute<MailedRow>(sql`
    select * from team.invitation
    where code_hash = ${codeHash} and channel = 'MAIL' and expires_at > ${now} for update`);
  return row;
}

/** An invitation that went out by email. */
export type MailedRow = InvitationRow & { readonly address: string; readonly mail_id: string };

/** Somebody who can be invited by email. */
export type InvitableRow = Pick<InvitedEmployee, 'id' | 'group_id' | 'location_id' | 'first_name'> & {
  readonly email: string;
};

/** The ids of everyone within a grant who can be invited by email. */
export async function findInvitableIds(tx: Tx, grant: BrandGrant, now: Date): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select e.id from team.employee e left join team.position p on p.id = e.position_id
    where ${isVisibleTo(grant)} and ${isInvitable(now)} order by e.id`);
  return rows.map((row) => row.id);
}

/** Those of some employees of a group who can be invited by email still, locked until the transaction ends. */
export function lockInvitable(
  tx: Tx<'system'>,
  groupId: string,
  ids: readonly string[],
  now: Date,
): Promise<InvitableRow[]> {
  return tx.execute<InvitableRow>(sql`
    select e.id, e.group_id, e.location_id, e.first_name, e.email from team.employee e
    where e.group_id = ${groupId} and e.id = any (${[...ids]}::uuid[]) and ${isInvitable(now)} order by e.id for update`);
}
