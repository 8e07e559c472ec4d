import type { ApplicationBrief } from '@hearth/domains/applications/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { interviewChanged } from '../contract/events.ts';
import { APPLICATION_NOT_OPEN } from '../contract/failures.ts';
import { OPEN_DAYS } from '../rules/limits.ts';
import { insertInterview, lockOpen, reopen } from './queries/interview.ts';
import type { InterviewRow, KitRow } from './queries/tables.ts';
import { notifyCandidate } from './tell.ts';

const DAY_MS = 86_400_000;

/** Invites a candidate with a kit; an open invitation is sent again with a new link. */
export async function inviteWithKit(
  work: Work,
  application: ApplicationBrief,
  kit: KitRow,
  invitedBy: string,
): Promise<InterviewRow> {
  const { db, clock } = work;
  const now = clock.now();
  if (!application.isOpen) throw failure(APPLICATION_NOT_OPEN);
  const openUntil = new Date(now.getTime() + OPEN_DAYS * DAY_MS);
  const before = await lockOpen(db, application.id, kit.id);
  if (before?.state === 'BOOKED') {
    await notifyCandidate(work, before, kit, 'booked');
    return before;
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
          invitedBy,
        )
      : await reopen(db, before.id, now, openUntil);
  await work.emit(interviewChanged(row));
  await notifyCandidate(work, row, kit, 'invited');
  return row;
}
