import { json, type Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { BonusState } from '../../contract/schemas.ts';
import type { BonusRow } from './referral.ts';

/** Inserts the parts of a bonus. */
export async function insertBonuses(
  tx: Tx<'system'>,
  rows: readonly Omit<BonusRow, 'version' | 'due_on' | 'state'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into sourcing.bonus (id, group_id, location_id, referral_id, number, after_days, amount, currency, changed_at, state)
    select id, group_id, location_id, referral_id, number, after_days, amount, currency, changed_at, 'WAITING'
    from jsonb_to_recordset(${json(rows)}) as b (id uuid, group_id uuid, location_id uuid, referral_id uuid, number int, after_days int,
      amount bigint, currency text, changed_at timestamptz)`);
}

/** Finds the parts of some referrals, in order. */
export function findBonusesOf(tx: Tx, referralIds: readonly string[]): Promise<BonusRow[]> {
  if (referralIds.length === 0) return Promise.resolve([]);
  return tx.execute<BonusRow>(sql`
    select * from sourcing.bonus where referral_id = any (${[...referralIds]}::uuid[]) order by referral_id, number`);
}

/** Finds and locks the parts of a referral. */
export function lockBonusesOf(tx: Tx<'system'>, referralId: string): Promise<BonusRow[]> {
  return tx.execute<BonusRow>(
    sql`select * from sourcing.bonus where referral_id = ${referralId} order by number for update`,
  );
}

/** Who changed a part, when and why. */
export interface BonusChange {
  readonly at: Date;
  readonly byUserId: string | null;
  readonly byName: string;
  readonly note: string;
}

/** Changes the state of a part and records it. */
export async function setState(
  tx: Tx,
  row: Pick<BonusRow, 'id' | 'group_id' | 'state'>,
  to: BonusState,
  { at, byUserId, byName, note }: BonusChange,
): Promise<void> {
  await tx.execute(sql`
    update sourcing.bonus set state = ${to}, version = version + 1, changed_at = ${at} where id = ${row.id}`);
  await tx.execute(sql`
    insert into sourcing.bonus_event (group_id, bonus_id, from_state, to_state, at, by_user_id, by_name, note)
    values (${row.group_id}, ${row.id}, ${row.state}, ${to}, ${at}, ${byUserId}, ${byName}, ${note})`);
}

/** Finds a batch of applications whose parts may be due or lapse, after one of that id. */
export async function findDue(tx: Tx<'system'>, tomorrow: string, after: string, limit: number): Promise<string[]> {
  const rows = await tx.execute<{ application_id: string }>(sql`
    select distinct referral.application_id
    from sourcing.bonus bonus join sourcing.referral referral on referral.id = bonus.referral_id
    left join team.employee_view employee on employee.id = referral.employee_id
    where bonus.state = 'WAITING' and bonus.due_on is not null and referral.application_id > ${after}
      and (bonus.due_on <= ${tomorrow}::date or (employee.end_date < bonus.due_on and employee.end_date < ${tomorrow}::date))
    order by referral.application_id limit ${limit}`);
  return rows.map((row) => row.application_id);
}
