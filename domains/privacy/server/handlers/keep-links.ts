import { findLegalLinks } from '@hearth/domains/core/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement, raw } from '@hearth/platform/module';
import type { RawAnswer } from '@hearth/platform/module';
import type { KeepStep } from '../../contract/asking.ts';
import * as contract from '../../contract/link-endpoints.ts';
import { keepPath } from '../../rules/keep-path.ts';
import { DAYS } from '../../rules/periods.ts';
import { endingsOf } from '../ask-to-keep.ts';
import { findAskByToken, findItems, noteAnswer } from '../queries/keep-ask.ts';

const DAY_MS = 86_400_000;
const toPage = (step: KeepStep): RawAnswer =>
  raw('text/plain; charset=utf-8', '', { status: 303, headers: { location: keepPath(step) } });

export const openKeepLink = implement(contract.openKeepLink, ({ params }, { db, clock }) =>
  inScope(db, SYSTEM, async (tx) => {
    const ask = await findAskByToken(tx, params.token);
    const items = ask === undefined ? [] : await findItems(tx, ask.id);
    const [first] = items;
    if (ask === undefined || first === undefined) throw failure(NOT_FOUND);
    const endings = await endingsOf(tx, ask.group_id, items, clock.now());
    return {
      employer_name: first.employer_name,
      legal: await findLegalLinks(tx, ask.group_id),
      span: ask.span,
      answer: ask.answer,
      applications: endings.map(({ job_title, location_name, dueAt }) => ({
        job_title,
        location_name,
        deleted_at: dueAt.toISOString(),
      })),
    };
  }),
);

/** Whether there was still something to say it about. Saying the same again changes nothing: a yes is counted from the first one. */
async function answer(tx: Tx<'system'>, token: string, said: 'KEEP' | 'DELETE', now: Date): Promise<boolean> {
  const ask = await findAskByToken(tx, token, true);
  if (ask === undefined || (await findItems(tx, ask.id)).length === 0) return false;
  if (ask.answer === said) return true;
  const until = said === 'KEEP' ? new Date(now.getTime() + DAYS[ask.span] * DAY_MS) : null;
  await noteAnswer(tx, ask.id, { answer: said, at: now, until });
  return true;
}

/** Asked for by a button and not by the mailed link itself, which programs open before people do. */
export const keepLonger = implement(contract.keepLonger, ({ body }, { db, clock }) =>
  inScope(db, SYSTEM, async (tx) => toPage((await answer(tx, body.token, 'KEEP', clock.now())) ? 'kept' : 'over')),
);

export const deleteAsPlanned = implement(contract.deleteAsPlanned, ({ body }, { db, clock }) =>
  inScope(db, SYSTEM, async (tx) => toPage((await answer(tx, body.token, 'DELETE', clock.now())) ? 'ended' : 'over')),
);

export const unsubscribeFromKeeping = implement(contract.unsubscribeFromKeeping, async ({ params }, { db, clock }) => {
  await inScope(db, SYSTEM, (tx) => answer(tx, params.token, 'DELETE', clock.now()));
  return {};
});
