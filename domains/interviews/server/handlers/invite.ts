import { getApplicationBrief } from '@hearth/domains/applications/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { interviewChanged } from '../../contract/events.ts';
import { APPLICATION_NOT_OPEN } from '../../contract/failures.ts';
import { OPEN_DAYS } from '../../rules/limits.ts';
import { getGrantedKit } from '../access.ts';
import { presentInterview } from '../present.ts';
import { insertInterview, lockOpen, reopen } from '../queries/interview.ts';
import { tellCandidate } from '../tell.ts';

const DAY_MS = 86_400_000;

/** One invitation stands open between an application and a kit; inviting again sends a new link to it. */
export const invite = implement(contract.invite, async ({ params, body }, work) => {
  const { db, grant, clock, actor } = work;
  const now = clock.now();
  const application = await getApplicationBrief(db, grant, params.application_id);
  if (!application.isOpen) throw failure(APPLICATION_NOT_OPEN);
  const kit = await getGrantedKit(db, grant, body.kit_id);
  const openUntil = new Date(now.getTime() + OPEN_DAYS * DAY_MS);
  const before = await lockOpen(db, application.id, kit.id);
  if (before?.state === 'BOOKED') {
    await tellCandidate(work, before, kit, 'booked');
    return presentInterview(work, before);
  }
  const row =
    before === undefined
      ? await insertInterview(
          db,
          {
            id: newId(now.getTime()),
            group_id: application.groupId,
            location_id: kit.location_id,
            application_id: application.id,
            user_id: application.candidateUserId,
            kit_id: kit.id,
            language: application.language,
            invited_at: now,
            open_until: openUntil,
          },
          actor.userId,
        )
      : await reopen(db, before.id, now, openUntil);
  await work.emit(interviewChanged(row));
  await tellCandidate(work, row, kit, 'invited');
  return presentInterview(work, row);
});
