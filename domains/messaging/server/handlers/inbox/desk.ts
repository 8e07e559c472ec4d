import { findDesk, lockDesk, updateDesk } from '@hearth/domains/applications/service';
import type { Desk as KeptDesk } from '@hearth/domains/applications/service';
import { findPerson, findName } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { Work } from '@hearth/platform/module';
import * as contract from '../../../contract/desk-endpoints.ts';
import type { Desk } from '../../../contract/desk-endpoints.ts';
import { deskChanged } from '../../../contract/events.ts';
import { SNOOZE_NOT_AHEAD } from '../../../contract/failures.ts';
import { canSnoozeUntil, applyDeskChange } from '../../../rules/desk.ts';
import type { DeskState } from '../../../rules/desk.ts';
import { requireSubject } from '../../access.ts';
import { findColleagues, requireColleagueNames } from '../../colleagues.ts';
import { WAKE_CONVERSATIONS } from '../../jobs/wake-conversations.ts';
import { findUnreachable } from '../../queries/mail.ts';
import { findReceiver } from '../../queries/receiver.ts';
import { recordEvent } from '../../actions/note-event.ts';

export const getDesk = implement(contract.getDesk, async (_input, { party, ...work }) => {
  const subject = await requireSubject(work.db, party);
  const desk = await findDesk(work.db, subject.id);
  if (desk === undefined) throw failure(NOT_FOUND);
  const person = await findPerson(work.db, subject.candidateUserId);
  // Letters of interviews and offers go to the address of the application.
  const receiver = await findReceiver(work.db, subject.id);
  const addresses = [person?.email ?? '', receiver?.email ?? ''];
  // An address is marked for every group that writes to it.
  const mark = await inScope(work.db, SYSTEM, (system) => findUnreachable(system, addresses));
  return {
    ...(await present(work, desk)),
    unreachable_since: mark?.at.toISOString() ?? null,
    colleagues: [...(await findColleagues(work, subject))].map(([id, name]) => ({ id, name })),
    may_write: party.grant.holds('SEND_MESSAGES'),
  };
});

export const changeDesk = implement(contract.changeDesk, async ({ body }, { actor, party, ...work }) => {
  const subject = await requireSubject(work.db, party);
  const before = await lockDesk(work.db, subject.id);
  if (before === undefined) throw failure(NOT_FOUND);
  const now = work.clock.now();
  const until = body.snoozed_until == null ? body.snoozed_until : Date.parse(body.snoozed_until);
  if (typeof until === 'number' && !canSnoozeUntil(until, now.getTime())) throw failure(SNOOZE_NOT_AHEAD);
  const [assigneeName = ''] =
    body.assignee_id == null ? [] : requireColleagueNames(await findColleagues(work, subject), [body.assignee_id]);
  const was = toDeskState(before);
  const wish = { assignee: body.assignee_id, snoozedUntil: until, putAway: body.archived };
  const is = applyDeskChange(was, wish, now.getTime());
  const after = toDeskRow(is);
  await updateDesk(work.db, subject.id, after);
  if (is.assignee !== was.assignee) await recordEvent(work, subject, actor.userId, 'ASSIGNED', assigneeName);
  if (is.putAwayAt !== was.putAwayAt && is.putAwayAt !== null)
    await recordEvent(work, subject, actor.userId, 'ARCHIVED');
  else if (is.snoozedUntil !== was.snoozedUntil && after.snoozed_until !== null) {
    await recordEvent(work, subject, actor.userId, 'SNOOZED', after.snoozed_until.toISOString());
    await work.enqueue(WAKE_CONVERSATIONS, {}, { startAfter: after.snoozed_until });
  } else if (is.putAwayAt !== was.putAwayAt || is.snoozedUntil !== was.snoozedUntil)
    await recordEvent(work, subject, actor.userId, 'BROUGHT_BACK');
  await work.emit(deskChanged(subject));
  return present(work, after);
});

function toDeskState(row: KeptDesk): DeskState {
  return {
    assignee: row.assignee_user_id,
    snoozedUntil: row.snoozed_until?.getTime() ?? null,
    putAwayAt: row.put_away_at?.getTime() ?? null,
  };
}

const toDate = (at: number | null): Date | null => (at === null ? null : new Date(at));

function toDeskRow({ assignee, snoozedUntil, putAwayAt }: DeskState): KeptDesk {
  return { assignee_user_id: assignee, snoozed_until: toDate(snoozedUntil), put_away_at: toDate(putAwayAt) };
}

async function present({ db }: Pick<Work, 'db'>, row: KeptDesk): Promise<Desk> {
  const { assignee_user_id: id } = row;
  return {
    assignee: id === null ? null : { id, name: await findName(db, id) },
    snoozed_until: row.snoozed_until?.toISOString() ?? null,
    archived: row.put_away_at !== null,
  };
}
