import { findName } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { NOT_ALIKE, SAID_ALREADY } from '../../contract/failures.ts';
import { findPossibleDuplicates, findPerson, presentCandidate } from '../person.ts';
import { findApplicantRows, findApplicant } from '../queries/candidate.ts';
import { deletePair, insertPair, lockPair, recordPairEvent } from '../queries/pair.ts';

export const getPerson = implement(contract.getPerson, async ({ params }, { db, grant }) => {
  const person = await findPerson(db, grant, params.application_id);
  const of = (userId: string) => person.applied.filter((row) => row.user_id === userId);
  return {
    self: presentCandidate(of(person.userId)),
    same: person.userIds
      .filter((id) => id !== person.userId && of(id).length > 0)
      .map((id) => {
        // Said of this very account, or of another one that leads here.
        const said = person.pairs.filter(
          (one) => one.verdict === 'SAME' && (one.low_user_id === id || one.high_user_id === id),
        );
        const isDirect = (one: (typeof said)[number]): boolean =>
          one.low_user_id === person.userId || one.high_user_id === person.userId;
        const pair = said.find(isDirect) ?? said[0];
        return {
          ...presentCandidate(of(id)),
          pair_id: pair?.id ?? null,
          said_by_name: pair?.said_by_name ?? '',
          said_at: pair?.said_at.toISOString() ?? null,
        };
      }),
    perhaps: (await findPossibleDuplicates(db, grant, person)).map(({ rows, because }) => ({
      ...presentCandidate(rows),
      application_id: rows[0]?.id ?? '',
      because: [...because],
    })),
  };
});

export const sayWhetherSame = implement(contract.sayWhetherSame, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const person = await findPerson(db, grant, params.application_id);
  const other = await findApplicant(db, grant, body.other_application_id);
  if (other === undefined) throw failure(NOT_FOUND);
  const alike = await findPossibleDuplicates(db, grant, person);
  if (!alike.some(({ rows }) => rows.some((row) => row.user_id === other))) throw failure(NOT_ALIKE);
  const [low = '', high = ''] = [person.userId, other].toSorted((one, two) => (one < two ? -1 : 1));
  const now = clock.now();
  const pair = {
    id: newId(now.getTime()),
    group_id: grant.groupId,
    low_user_id: low,
    high_user_id: high,
    verdict: body.same ? ('SAME' as const) : ('DIFFERENT' as const),
    said_by: actor.userId,
    said_by_name: await findName(db, actor.userId),
    said_at: now,
  };
  if (!(await insertPair(db, pair))) throw failure(SAID_ALREADY);
  await recordPairEvent(db, pair, pair.verdict, actor.userId, now);
  return { pair_id: pair.id };
});

export const takeBackPair = implement(contract.takeBackPair, async ({ params }, { db, grant, actor, clock }) => {
  const pair = await lockPair(db, grant.groupId, params.pair_id);
  if (pair === undefined) throw failure(NOT_FOUND);
  // Whoever takes it back sees both, as whoever said it did.
  const seen = await findApplicantRows(db, grant, [pair.low_user_id, pair.high_user_id]);
  if (new Set(seen.map((row) => row.user_id)).size < 2) throw failure(NOT_FOUND);
  await deletePair(db, pair.id);
  await recordPairEvent(db, pair, 'TAKEN_BACK', actor.userId, clock.now());
  return {};
});
