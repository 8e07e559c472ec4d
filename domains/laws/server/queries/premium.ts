import { json, type Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { ChangeKind, ChangeReason } from '../../contract/schemas.ts';

/** What a change of a published shift costs by a rule, as it was made. */
export interface PremiumRow {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly employee_id: string;
  readonly shift_id: string;
  readonly publication_id: string;
  readonly on_day: string;
  readonly rule: string;
  readonly law: string;
  readonly paragraph: string;
  readonly change: ChangeKind;
  readonly reason: ChangeReason;
  readonly note: string;
  readonly is_exempt: boolean;
  readonly notice_minutes: number;
  readonly paid_minutes: number | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly at: Date;
  readonly by_user: string;
}

/** Adds premiums, in one statement; one that is there already stays as it was. */
export async function insertPremiums(tx: Tx, rows: readonly PremiumRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into laws.premium (id, group_id, location_id, employee_id, shift_id, publication_id, on_day, rule, law, paragraph,
      change, reason, note, is_exempt, notice_minutes, paid_minutes, amount, currency, before, after, at, by_user)
    select id, group_id, location_id, employee_id, shift_id, publication_id, on_day, rule, law, paragraph,
      change, reason, note, is_exempt, notice_minutes, paid_minutes, amount, currency, before, after, at, by_user
    from jsonb_to_recordset(${json(rows)}) as made (id uuid, group_id uuid, location_id uuid, employee_id uuid, shift_id uuid,
      publication_id uuid, on_day date, rule text, law text, paragraph text, change text, reason text, note text,
      is_exempt boolean, notice_minutes int, paid_minutes int, amount int, currency text, before jsonb, after jsonb,
      at timestamptz, by_user uuid)
    on conflict (publication_id, shift_id, employee_id, rule) do nothing`);
}

/** What is owed to people for changes of shifts on some days. The caller decides who may know. */
export function findOwedPremiums(
  tx: Tx<'system'>,
  employeeIds: readonly string[],
  days: { readonly from: string; readonly until: string },
): Promise<
  (Pick<PremiumRow, 'employee_id' | 'location_id' | 'on_day' | 'rule' | 'paid_minutes' | 'amount' | 'currency'> & {
    /** Of the shift as it was, or as it became where it was new: what was changed is paid by its rate. */
    readonly position_id: string | null;
  })[]
> {
  if (employeeIds.length === 0) return Promise.resolve([]);
  return tx.execute(sql`
    select employee_id, location_id, on_day, rule, paid_minutes, amount, currency,
      (coalesce(nullif(before, 'null'::jsonb), after) ->> 'position_id')::uuid as position_id
    from laws.premium
    where employee_id = any (${[...employeeIds]}::uuid[]) and on_day between ${days.from}::date and ${days.until}::date
      and not is_exempt
    order by on_day, at, id`);
}
