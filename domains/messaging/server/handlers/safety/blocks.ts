import { findName } from '@hearth/domains/identity/service';
import { failure, invalid, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { isOfScope } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { writingChanged } from '../../../contract/events.ts';
import { NOBODY_TO_BLOCK } from '../../../contract/failures.ts';
import * as contract from '../../../contract/safety-endpoints.ts';
import { requireSubject } from '../../access.ts';
import { recordEvent } from '../../actions/note-event.ts';
import { presentBlock, canSeeBlock } from '../../present-block.ts';
import { closeBlock, findBlocks, findEmployerSenders, insertBlock } from '../../queries/block.ts';
import type { BlockRow } from '../../queries/block.ts';

/** Asked for twice, it is one block: the first. */
export const blockWriting = implement(contract.blockWriting, async ({ body }, { actor, clock, db, emit, party }) => {
  const subject = await requireSubject(db, party);
  const { side } = party;
  const kind: BlockRow['kind'] = side === 'EMPLOYER' ? 'CANDIDATE' : body.user_id === null ? 'HOUSE' : 'PERSON';
  const senders = kind === 'PERSON' ? await findEmployerSenders(db, subject.id) : [];
  const person = senders.find(({ id }) => id === body.user_id);
  // The house closes the whole conversation; a candidate names only who wrote to them.
  if (body.user_id !== null && person === undefined) throw failure(NOBODY_TO_BLOCK);
  if (kind === 'CANDIDATE' && body.reason === null)
    throw invalid([{ field: 'reason', rule: 'required', message: 'must be given' }]);
  const now = clock.now();
  const row: BlockRow = {
    id: newId(now.getTime()),
    group_id: subject.groupId,
    kind,
    application_id: kind === 'PERSON' ? null : subject.id,
    candidate_user_id: subject.candidateUserId,
    blocked_user_id: person?.id ?? null,
    blocked_name: person?.name ?? '',
    reason: body.reason ?? '',
    note: body.note,
    by_user_id: actor.userId,
    by_name: side === 'CANDIDATE' ? subject.candidateName : await findName(db, actor.userId),
    at: now,
  };
  if (await insertBlock(db, row)) {
    if (isOfScope(db, 'tenant')) await recordEvent({ db, clock }, subject, actor.userId, 'CLOSED', body.reason ?? '');
    await emit(writingChanged(subject));
    return presentBlock(row);
  }
  const known = (await findBlocks(db, subject)).find(
    (other) => other.kind === kind && other.blocked_user_id === row.blocked_user_id,
  );
  return presentBlock(known ?? row);
});

export const endBlock = implement(contract.endBlock, async ({ params }, { actor, clock, db, emit, party }) => {
  const subject = await requireSubject(db, party);
  const { side } = party;
  const found = (await findBlocks(db, subject)).find(({ id }) => id === params.block_id);
  if (found === undefined || !canSeeBlock(side, found.kind)) throw failure(NOT_FOUND);
  const by = { name: await findName(db, actor.userId), at: clock.now() };
  if (!(await closeBlock(db, found.id, by))) throw failure(NOT_FOUND);
  if (isOfScope(db, 'tenant')) await recordEvent({ db, clock }, subject, actor.userId, 'REOPENED');
  await emit(writingChanged(subject));
  return {};
});
