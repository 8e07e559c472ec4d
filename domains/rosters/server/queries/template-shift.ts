import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { PatternShift } from '../../rules/week-pattern.ts';

/** A shift of a template as it is stored. */
export interface TemplateShift extends PatternShift {
  readonly id: string;
}

/** Adds the shifts of a template, in one statement for each chunk that the caller makes of them. */
export async function insertTemplateShifts(
  tx: Tx,
  template: { readonly id: string; readonly group_id: string },
  shifts: readonly TemplateShift[],
): Promise<void> {
  await tx.execute(sql`
    insert into rosters.template_shift (id, group_id, template_id, week, weekday, employee_id, position_id, start_time, end_time,
      unpaid_break_minutes, paid_break_minutes, station, note)
    select id, ${template.group_id}::uuid, ${template.id}::uuid, week, weekday, employee_id, position_id, "start", "end",
      unpaid_break_minutes, paid_break_minutes, station, note
    from jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb)
      as row (id uuid, week smallint, weekday smallint, employee_id uuid, position_id uuid, "start" time, "end" time,
        unpaid_break_minutes smallint, paid_break_minutes smallint, station text, note text)`);
}

/** The shifts of one week of a template, in the order in which they begin. */
export function findTemplateShifts(tx: Tx, templateId: string, week: number): Promise<TemplateShift[]> {
  return tx.execute<TemplateShift>(sql`
    select id, week, weekday, employee_id, position_id, to_char(start_time, 'HH24:MI') as start, to_char(end_time, 'HH24:MI') as "end",
      unpaid_break_minutes, paid_break_minutes, station, note
    from rosters.template_shift where template_id = ${templateId} and week = ${week} order by weekday, start_time, id`);
}
