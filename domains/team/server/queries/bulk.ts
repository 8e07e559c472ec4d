import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Part } from '../../rules/employment/terms.ts';

/** A row of an import with its ids; what the file does not say is null and stays as it is. */
export interface BulkRow {
  readonly id: string;
  readonly employee_number: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly location_id: string;
  readonly position_id: string | null;
  readonly contract_minutes_per_week: number | null;
  readonly hire_date: string | null;
  readonly birth_date: string | null;
}

/** Adds or changes employees by number, in one statement. Answers with those that are new or differ from before. */
export function upsertRows(
  tx: Tx,
  groupId: string,
  rows: readonly BulkRow[],
  now: Date,
): Promise<{ id: string; employee_number: string; created: boolean }[]> {
  return tx.execute(sql<{ id: string; employee_number: string; created: boolean }>`
    insert into team.employee as old (id, group_id, employee_number, first_name, last_name, email, phone, location_id,
      position_id, status, contract_minutes_per_week, hire_date, birth_date, created_at, updated_at)
    select id, ${groupId}::uuid, employee_number, first_name, last_name, email, phone, location_id,
      position_id, 'ACTIVE', contract_minutes_per_week, hire_date, birth_date, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, employee_number text, first_name text, last_name text,
      email text, phone text, location_id uuid, position_id uuid, contract_minutes_per_week int, hire_date date, birth_date date)
    on conflict on constraint employee_number_taken do update set
      first_name = excluded.first_name,
      last_name = coalesce(nullif(excluded.last_name, ''), old.last_name),
      email = coalesce(excluded.email, old.email),
      phone = coalesce(excluded.phone, old.phone),
      location_id = excluded.location_id,
      position_id = coalesce(excluded.position_id, old.position_id),
      contract_minutes_per_week = coalesce(excluded.contract_minutes_per_week, old.contract_minutes_per_week),
      hire_date = coalesce(excluded.hire_date, old.hire_date),
      birth_date = coalesce(excluded.birth_date, old.birth_date),
      version = old.version + 1,
      updated_at = excluded.updated_at
    where (old.first_name, old.last_name, old.email, old.phone, old.location_id, old.position_id, old.contract_minutes_per_week,
        old.hire_date, old.birth_date)
      is distinct from (excluded.first_name, coalesce(nullif(excluded.last_name, ''), old.last_name), coalesce(excluded.email, old.email),
        coalesce(excluded.phone, old.phone), excluded.location_id, coalesce(excluded.position_id, old.position_id),
        coalesce(excluded.contract_minutes_per_week, old.contract_minutes_per_week), coalesce(excluded.hire_date, old.hire_date),
        coalesce(excluded.birth_date, old.birth_date))
    returning id, employee_number, xmax = 0 as created`);
}

export interface BulkPay {
  readonly employee_id: string;
  readonly amount: number;
  readonly currency: string;
}

/** Sets pay from a date on where it differs from what holds on that date. Answers with the employees whose pay changed. */
export async function upsertPay(tx: Tx, groupId: string, rows: readonly BulkPay[], from: string): Promise<string[]> {
  const changed = await tx.execute<{ employee_id: string }>(sql`
    insert into team.pay_rate as old (employee_id, effective_from, group_id, amount, currency)
    select row.employee_id, ${from}::date, ${groupId}::uuid, row.amount, row.currency
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (employee_id uuid, amount bigint, currency text)
    left join lateral (
      select amount, currency from team.pay_rate
      where pay_rate.employee_id = row.employee_id and effective_from <= ${from}::date order by effective_from desc limit 1
    ) now on true
    where (now.amount, now.currency) is distinct from (row.amount, row.currency)
    on conflict (employee_id, effective_from) do update set amount = excluded.amount, currency = excluded.currency
    returning employee_id`);
  return changed.map((row) => row.employee_id);
}

/** Which parts of the employment of people who are known a load is about to change, by part. */
export async function findMovedParts(
  tx: Tx,
  groupId: string,
  rows: readonly BulkRow[],
): Promise<ReadonlyMap<Part, readonly string[]>> {
  const found = await tx.execute<{ id: string; places: boolean; positions: boolean; contract: boolean }>(sql`
    select e.id, e.location_id <> row.location_id as places,
      row.position_id is not null and e.position_id is distinct from row.position_id as positions,
      row.contract_minutes_per_week is not null
        and e.contract_minutes_per_week is distinct from row.contract_minutes_per_week as contract
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (employee_number text, location_id uuid, position_id uuid,
      contract_minutes_per_week int)
    join team.employee e on e.group_id = ${groupId} and e.employee_number = row.employee_number`);
  const idsWhere = (is: (row: (typeof found)[number]) => boolean): string[] => found.filter(is).map(({ id }) => id);
  return new Map<Part, readonly string[]>([
    ['PLACES', idsWhere((row) => row.places)],
    ['POSITIONS', idsWhere((row) => row.positions)],
    ['CONTRACT', idsWhere((row) => row.contract)],
  ]);
}
