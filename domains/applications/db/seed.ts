import type { Tx } from '@hearth/platform/database';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { NewApplication } from '../server/queries/application.ts';
import type { StageEventTable } from '../server/queries/tables.ts';

export type SeedApplication = Required<
  Pick<
    NewApplication,
    | 'unread_employer'
    | 'unread_candidate'
    | 'last_message_at'
    | 'last_message'
    | 'last_message_by'
    | 'employee_id'
    | 'end_reason'
  >
> &
  NewApplication;

/** Adds many applications in one statement. */
export async function seedApplications(tx: Tx, rows: readonly SeedApplication[]): Promise<void> {
  await tx.execute(sql`
    insert into applications.application (id, group_id, location_id, job_id, user_id, first_name, last_name, email, phone, message, availability, can_start_on,
      hours_per_week, answers, knocked_out, attachment_ids, language, source, job_title, employer_name, location_name, location_city, position_id, position_name,
      stage, end_reason, applied_at, stage_entered_at, waiting_since, unread_employer, unread_candidate, last_message_at, last_message, last_message_by, employee_id)
    select id, group_id, location_id, job_id, user_id, first_name, last_name, email, phone, message, availability, can_start_on,
      hours_per_week, answers, knocked_out, '{}', language, source, job_title, employer_name, location_name, location_city, position_id, position_name,
      stage, end_reason, applied_at, stage_entered_at, waiting_since, unread_employer, unread_candidate, last_message_at, last_message, last_message_by, employee_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a(id uuid, group_id uuid, location_id uuid, job_id uuid, user_id uuid, first_name text, last_name text,
      email text, phone text, message text, availability jsonb, can_start_on date, hours_per_week int, answers jsonb, knocked_out boolean, language text, source text,
      job_title text, employer_name text, location_name text, location_city text, position_id uuid, position_name text, stage text, end_reason text,
      applied_at timestamptz, stage_entered_at timestamptz, waiting_since timestamptz, unread_employer int, unread_candidate int, last_message_at timestamptz,
      last_message text, last_message_by text, employee_id uuid)`);
}

/** Adds the ways of many applications in one statement. */
export async function seedStageEvents(tx: Tx, rows: readonly Insertable<StageEventTable>[]): Promise<void> {
  await tx.execute(sql`
    insert into applications.stage_event (id, group_id, application_id, user_id, from_stage, to_stage, reason, by_side, by_user_id, by_name, at)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(id uuid, group_id uuid, application_id uuid, user_id uuid, from_stage text, to_stage text,
      reason text, by_side text, by_user_id uuid, by_name text, at timestamptz)`);
}
