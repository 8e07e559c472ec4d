import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement, raw } from '@hearth/platform/module';
import type { RawAnswer } from '@hearth/platform/module';
import * as contract from '../../contract/link-endpoints.ts';
import type { LinkStep } from '../../contract/reasons.ts';
import { grantConsent } from '../../rules/consent.ts';
import { linkPath } from '../../rules/link-path.ts';
import { deleteEntries, setConsent } from '../queries/entry.ts';
import { insertEvents } from '../queries/event.ts';
import { findByToken } from '../queries/link.ts';
import { getEmployerName } from '../queries/place.ts';

const redirectToStep = (step: LinkStep): RawAnswer =>
  raw('text/plain; charset=utf-8', '', { status: 303, headers: { location: linkPath(step) } });

export const openPoolLink = implement(contract.openPoolLink, ({ params }, { db, clock }) =>
  inScope(db, SYSTEM, async (tx) => {
    const entry = await findByToken(tx, params.token, clock.now());
    if (entry === undefined) throw failure(NOT_FOUND);
    return {
      employer_name: await getEmployerName(tx, entry.group_id),
      consent: entry.consented_at === null ? ('ASKED' as const) : ('GIVEN' as const),
      until: entry.until.toISOString(),
    };
  }),
);

/** Needs a button press, because mail programs prefetch links. */
export const stayInPool = implement(contract.stayInPool, ({ body }, { db, clock }) =>
  inScope(db, SYSTEM, async (tx) => {
    const now = clock.now();
    const entry = await findByToken(tx, body.token, now, true);
    if (entry === undefined) return redirectToStep('over');
    await setConsent(tx, entry.id, grantConsent(now));
    await insertEvents(tx, [entry], 'CONSENTED', null, now);
    return redirectToStep('stayed');
  }),
);

/** Removes a person by token; repeating it is no error. */
async function leaveByToken(tx: Tx<'system'>, token: string, now: Date): Promise<void> {
  const entry = await findByToken(tx, token, now, true);
  if (entry === undefined) return;
  await insertEvents(tx, [entry], 'LEFT', null, now);
  await deleteEntries(tx, [entry.id]);
}

export const leavePool = implement(contract.leavePool, ({ body }, { db, clock }) =>
  inScope(db, SYSTEM, async (tx) => {
    await leaveByToken(tx, body.token, clock.now());
    return redirectToStep('left');
  }),
);

export const unsubscribeFromPool = implement(contract.unsubscribeFromPool, async ({ params }, { db, clock }) => {
  await inScope(db, SYSTEM, (tx) => leaveByToken(tx, params.token, clock.now()));
  return {};
});
