import { newId } from '@hearth/kit/id';
import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { EmploymentEvent } from '../../contract/employment-schemas.ts';

/** What an event keeps: names as they were, since positions and locations are renamed. */
export type EventDetail = Partial<Pick<EmploymentEvent, 'what' | 'minutes_per_week' | 'reason' | 'rate'>>;

export interface NewEvent {
  readonly deed: EmploymentEvent['deed'];
  readonly from: string | null;
  readonly detail: EventDetail;
}

export interface EventRow {
  readonly id: string;
  readonly deed: EmploymentEvent['deed'];
  readonly from_day: string | null;
  readonly detail: EventDetail;
  readonly by_user_id: string | null;
  readonly at: Date;
}

/** Adds lines to the record of changes of an employee. */
export async function insertEvents(
  tx: Tx,
  of: { readonly groupId: string; readonly employeeId: string },
  events: readonly NewEvent[],
  by: { readonly userId: string | null; readonly at: Date },
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({ id: newId(by.at.getTime()), ...event }));
  await tx.execute(sql`
    insert into team.employment_event (id, group_id, employee_id, deed, from_day, detail, by_user_id, at)
    select id, ${of.groupId}::uuid, ${of.employeeId}::uuid, deed, "from", detail, ${by.userId}::uuid, ${by.at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, deed text, "from" date, detail jsonb)`);
}

/** The record of changes of an employee, newest first; pay only where it may be read. */
export function findEvents(
  tx: Tx,
  employeeId: string,
  { before, limit, pay }: { readonly before: string | undefined; readonly limit: number; readonly pay: boolean },
): Promise<EventRow[]> {
  const older = before === undefined ? sql`true` : sql`id < ${before}::uuid`;
  return tx.execute<EventRow>(sql`
    select id, deed, from_day, detail, by_user_id, at from team.employment_event
    where employee_id = ${employeeId} and ${older} and (${pay} or (deed <> 'PAY' and detail -> 'rate' is null))
    order by id desc limit ${limit}`);
}
