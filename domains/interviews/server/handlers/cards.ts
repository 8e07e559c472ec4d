import type { BrandGrant } from '@hearth/kit/access';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { refuseStale } from '@hearth/platform/database/versioned-rows';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/card-endpoints.ts';
import type { ScorecardContent } from '../../contract/card-schemas.ts';
import { scorecardsChanged } from '../../contract/events.ts';
import { CARD_CHANGED, CARD_NOT_ASKED, CARD_NOT_COMPLETE, CARD_NOT_SENT, CARD_SENT } from '../../contract/failures.ts';
import { isComplete } from '../../rules/cards.ts';
import { getGranted, lockGranted } from '../access.ts';
import { needsScorecardsNow } from '../asked-cards.ts';
import type { Reader } from '../present.ts';
import { presentScorecards } from '../present-cards.ts';
import { insertVersion, deleteDraft, findOwnVersions, saveDraft } from '../queries/card.ts';
import type { ScorecardVersionRow } from '../queries/card.ts';
import type { InterviewRow } from '../queries/tables.ts';

/** Locks the interview whose scorecard the caller owes, with their newest version. */
async function lockOwn(
  { db, clock, actor }: Reader,
  grant: BrandGrant,
  id: string,
): Promise<{ readonly row: InterviewRow; readonly newest: ScorecardVersionRow | undefined }> {
  const { row } = await lockGranted(db, grant, id);
  if (row.user_id === actor.userId) throw failure(NOT_FOUND);
  if (!row.host_ids.includes(actor.userId) || !needsScorecardsNow(row, clock.now())) throw failure(CARD_NOT_ASKED);
  const [newest] = await findOwnVersions(db, row.id, actor.userId);
  return { row, newest };
}

function assertComplete(row: InterviewRow, content: ScorecardContent): void {
  const rated = content.ratings.map((rating) => rating.criterion_id);
  const asked = row.criteria.map((criterion) => criterion.id);
  if (!isComplete(rated, asked)) throw failure(CARD_NOT_COMPLETE);
}

export const readCards = implement(contract.readCards, async ({ params }, work) =>
  presentScorecards(work, work.grant, await getGranted(work.db, work.grant, params.interview_id)),
);

export const keepCard = implement(contract.keepCard, async ({ params, body }, work) => {
  const { row } = await lockOwn(work, work.grant, params.interview_id);
  const now = work.clock.now();
  await saveDraft(work.db, row, work.actor.userId, body.draft, now);
  return { kept_at: now.toISOString() };
});

export const sendCard = implement(contract.sendCard, async ({ params, body }, work) => {
  const { db, clock, actor, grant } = work;
  const { row, newest } = await lockOwn(work, grant, params.interview_id);
  if (newest !== undefined) throw failure(CARD_SENT);
  assertComplete(row, body.content);
  const { content } = body;
  await insertVersion(db, row, { author_id: actor.userId, version: 1, content, reason: '', at: clock.now() });
  await deleteDraft(db, row.id, actor.userId);
  await work.emit(scorecardsChanged(row));
  return presentScorecards(work, grant, row);
});

export const changeCard = implement(contract.changeCard, async ({ params, body }, work) => {
  const { db, clock, actor, grant } = work;
  const { row, newest } = await lockOwn(work, grant, params.interview_id);
  if (newest === undefined) throw failure(CARD_NOT_SENT);
  refuseStale(CARD_CHANGED, newest.version, body.version);
  assertComplete(row, body.content);
  const { content, reason, version } = body;
  await insertVersion(db, row, { author_id: actor.userId, version: version + 1, content, reason, at: clock.now() });
  await deleteDraft(db, row.id, actor.userId);
  await work.emit(scorecardsChanged(row));
  return presentScorecards(work, grant, row);
});
