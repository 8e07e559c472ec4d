import { noteInterview } from '@hearth/domains/applications/service';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import { interviewChanged } from '../contract/events.ts';
import { nextInterview } from '../rules/next-interview.ts';
import { findOfApplication } from './queries/interview.ts';
import { findKitsById } from './queries/kit.ts';
import type { InterviewRow } from './queries/tables.ts';

/** Says that the state or the time of an interview changed: to whoever looks at it, and on the card of its application. */
export async function changed(work: Pick<Work, 'db' | 'emit'>, row: InterviewRow): Promise<void> {
  await inScope(work.db, SYSTEM, async (db) => {
    const next = nextInterview(await findOfApplication(db, row.application_id));
    const kit = next === null ? undefined : (await findKitsById(db, [next.kit_id])).get(next.kit_id);
    await noteInterview(
      db,
      row.application_id,
      next === null ? null : { state: next.state, at: next.starts_at, zone: kit?.time_zone ?? 'UTC' },
    );
  });
  await work.emit(interviewChanged(row));
}
