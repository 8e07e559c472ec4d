import { getApplicationBrief } from '@hearth/domains/applications/service';
import { failure } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { interviewChanged } from '../../contract/events.ts';
import { INTERVIEW_OVER, NOT_HELD_YET } from '../../contract/failures.ts';
import { DAY_PAGE } from '../../rules/limits.ts';
import { isChangeable, canRecordOutcome } from '../../rules/states.ts';
import { lockGranted } from '../access.ts';
import { unbook } from '../book.ts';
import { presentInterview, presentInterviews } from '../present.ts';
import { countFlagged, findDay, findOfApplication, setOutcome } from '../queries/interview.ts';
import { findKitsAt } from '../queries/kit.ts';

export const listInterviewsOf = implement(contract.listInterviewsOf, async ({ params }, work) => {
  const { db, grant } = work;
  const application = await getApplicationBrief(db, grant, params.application_id);
  const kits = application.isOpen ? await findKitsAt(db, application.locationId) : [];
  return {
    interviews: await presentInterviews(work, await findOfApplication(db, application.id)),
    kits: kits.map(({ id, name, kind }) => ({ id, name, kind })),
  };
});

export const listInterviews = implement(contract.listInterviews, async ({ query }, work) => {
  const { db, grant, clock } = work;
  const rows = await findDay(db, grant, query.date, { after: query.cursor, limit: DAY_PAGE + 1 });
  const page = rows.slice(0, DAY_PAGE);
  return {
    interviews: await presentInterviews(work, page),
    next_cursor: rows.length > DAY_PAGE ? (page.at(-1)?.id ?? null) : null,
    in_question: await countFlagged(db, grant, clock.now()),
  };
});

export const cancelInterview = implement(contract.cancelInterview, async ({ params }, work) => {
  const { row, kit } = await lockGranted(work.db, work.grant, params.interview_id);
  if (!isChangeable({ state: row.state, startsAt: row.starts_at?.getTime() ?? null }, work.clock.now().getTime()))
    throw failure(INTERVIEW_OVER);
  const after = await inScope(work.db, SYSTEM, (db) => unbook({ ...work, db }, row, kit, 'CANCELLED'));
  return presentInterview(work, after);
});

export const noteOutcome = implement(contract.noteOutcome, async ({ params, body }, work) => {
  const { db, grant, clock } = work;
  const { row } = await lockGranted(db, grant, params.interview_id);
  if (row.state === 'INVITED' || row.state === 'CANCELLED') throw failure(INTERVIEW_OVER);
  if (!canRecordOutcome({ state: row.state, startsAt: row.starts_at?.getTime() ?? null }, clock.now().getTime()))
    throw failure(NOT_HELD_YET);
  const after = await setOutcome(db, row.id, body.outcome);
  await work.emit(interviewChanged(after));
  return presentInterview(work, after);
});
