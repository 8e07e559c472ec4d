import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { insertApplication } from '../server/queries/application.ts';
import type { NewApplication } from '../server/queries/application.ts';
import { insertStageEvent } from '../server/queries/stage-event.ts';

type Known = Pick<NewApplication, 'group_id' | 'location_id' | 'job_id' | 'user_id'>;

/** Adds an application that has just arrived, with its first stage event. */
export async function makeApplication(
  work: Pick<Work<'system'>, 'db' | 'clock'>,
  known: Known,
  details: Partial<NewApplication> = {},
): Promise<string> {
  const now = work.clock.now();
  const id = newId();
  const row: NewApplication = {
    id,
    first_name: 'Pia',
    last_name: 'Valtonen',
    email: 'pia@example.com',
    phone: '',
    message: '',
    availability: [],
    can_start_on: null,
    hours_per_week: null,
    answers: [],
    knocked_out: false,
    attachment_ids: [],
    language: 'en',
    source: '',
    job_title: 'Bartender',
    employer_name: 'Casa',
    location_name: 'Casa Chiado',
    location_city: 'Lisboa',
    position_name: 'Bartender',
    stage: 'NEW',
    applied_at: now,
    stage_entered_at: now,
    waiting_since: now,
    ...known,
    ...details,
  };
  await insertApplication(work.db, row);
  await insertStageEvent(work.db, {
    id: newId(),
    group_id: row.group_id,
    application_id: id,
    user_id: row.user_id,
    from_stage: null,
    to_stage: row.stage,
    reason: null,
    by_side: 'CANDIDATE',
    by_user_id: row.user_id,
    by_name: `${row.first_name} ${row.last_name}`,
    at: now,
  });
  return id;
}
