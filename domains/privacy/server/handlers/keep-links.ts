import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement, raw } from '@hearth/platform/module';
import type { RawAnswer } from '@hearth/platform/module';
import type { KeepStep } from '../../contract/asking.ts';
import * as contract from '../../contract/link-endpoints.ts';
import { keepPath } from '../../rules/keep-path.ts';
import { PERIOD_DAYS } from '../../rules/periods.ts';
import { findEndings } from '../ask-to-keep.ts';
import { findAskByToken, findItems, recordAnswer } from '../queries/keep-ask.ts';

const DAY_MS = 86_400_000;
const redirectToStep = (step: KeepStep): RawAnswer =>
  raw('text/plain; charset=utf-8', '', { status: 303, headers: { location: keepPath(step) } });

export const openKeepLink = implement(contract.openKeepLink, ({ params }, { db, clock }) =>
  inScope(db, SYSTEM, async (tx) => {
    const ask = await findAskByToken(tx, params.token);
    const items = ask === undefined ? [] : await findItems(tx, ask.id);
    const [first] = items;
    if (ask === undefined || first === undefined) throw failure(NOT_FOUND);
    const endings = await findEndings(tx, ask.group_id, items, clock.now());
    return {
      employer_name: first.employer_name,
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

/**
 * Records an answer; false if nothing is left. Repeating a consent does not extend it. Saying the same again changes
 * nothing: a yes is counted from the first one.
 */
async function applyAnswer(tx: Tx<'system'>, token: string, said: 'KEEP' | 'DELETE', now: Date): Promise<boolean> {
  const ask = await findAskByToken(tx, token, true);
  if (ask === undefined || (await findItems(tx, ask.id)).length === 0) return false;
  if (ask.answer === said) return true;
  const until = said === 'KEEP' ? new Date(now.getTime() + PERIOD_DAYS[ask.span] * DAY_MS) : null;
  await recordAnswer(tx, ask.id, { answer: said, at: now, until });
  return true;
}

/** Needs a button press, because mail programs prefetch links. */
export const keepLonger = implement(contract.keepLonger, ({ body }, { db, clock }) =>
  inScope(db, SYSTEM, async (tx) =>
    redirectToStep((await applyAnswer(tx, body.token, 'KEEP', clock.now())) ? 'kept' : 'over'),
  ),
);

export const deleteAsPlanned = implement(contract.deleteAsPlanned, ({ body }, { db, clock }) =>
  inScope(db, SYSTEM, async (tx) =>
    redirectToStep((await applyAnswer(tx, body.token, 'DELETE', clock.now())) ? 'ended' : 'over'),
  ),
);

export const unsubscribeFromKeeping = implement(contract.unsubscribeFromKeeping, async ({ params }, { db, clock }) => {
  await inScope(db, SYSTEM, (tx) => applyAnswer(tx, params.token, 'DELETE', clock.now()));
  return {};
});
