import type { Tx } from '@hearth/platform/database';
import { type OwnRecords, type OwnRow, ownRows } from '@hearth/platform/database/own-records';
import { sql } from 'kysely';
import { openAnswersOf } from '../answers.ts';

interface OwnStep {
  readonly id: string;
  readonly answers: string | null;
  readonly shown: OwnRow;
}

/** The steps of somebody's onboarding with what they answered, opened: it is theirs. */
async function findOwnSteps(tx: Tx<'system'>, employeeIds: readonly string[]): Promise<readonly OwnRow[]> {
  const rows = await tx.execute<OwnStep>(sql`
    select s.id, s.answers, jsonb_build_object('journey_id', s.journey_id, 'kind', s.kind, 'title', s.title, 'text', s.text,
      'due_on', s.due_on, 'state', s.state, 'reason', s.reason, 'done_at', s.done_at, 'signed_name', s.signed_name,
      'signed_sha256', s.signed_sha256, 'signed_ip', s.signed_ip, 'signed_agent', s.signed_agent) as shown
    from onboarding.step s join onboarding.journey j on j.id = s.journey_id
    where j.employee_id = any (${[...employeeIds]}::uuid[]) order by s.journey_id, s.position`);
  return rows.map((row) => ({ ...row.shown, answers: openAnswersOf(tx, row) }));
}

/** What somebody takes along of their onboarding. */
export const onboardingRecords: readonly OwnRecords[] = [
  ownRows('onboarding', 'onboarding.journey', {
    columns: ['id', 'group_id', 'state', 'starts_on', 'language', 'started_at', 'ready_at', 'ended_at', 'reason'],
    order: ['started_at', 'id'],
  }),
  { name: 'onboarding_steps', tables: ['onboarding.step'], find: findOwnSteps },
];
