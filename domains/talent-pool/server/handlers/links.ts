import { findLegalLinks } from '@hearth/domains/core/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Tx } from '@hearth/platform/database';
import { implement, raw } from '@hearth/platform/module';
import type { RawAnswer } from '@hearth/platform/module';
import * as contract from '../../contract/link-endpoints.ts';
import type { LinkStep } from '../../contract/reasons.ts';
import { consentedAt } from '../../rules/consent.ts';
import { linkPath } from '../../rules/link-path.ts';
import { deleteEntries, noteConsent } from '../queries/entry.ts';
import { noteDeed } from '../queries/event.ts';
import { findByToken } from '../queries/link.ts';
import { getEmployerName } from '../queries/place.ts';

const toPage = (step: LinkStep): RawAnswer =>
  raw('text/plain; charset=utf-8', '', { status: 303, headers: { location: linkPath(step) } });

export const openPoolLink = implement(contract.openPoolLink, ({ params }, { db, clock }) =>
  inScope(db, SYSTEM, async (tx) => {
    const entry = await findByToken(tx, params.token, clock.now());
    if (entry === undefined) throw failure(NOT_FOUND);
    return {
      employer_name: await getEmployerName(tx, entry.group_id),
      legal: await findLegalLinks(tx, entry.group_id),
      consent: entry.consented_at === null ? ('ASKED' as const) : ('GIVEN' as const),
      until: entry.until.toISOString(),
    };
  }),
);

/** Asked for by a button and not by the mailed link itself, which programs open before people do. */
export const stayInPool = implement(contract.stayInPool, ({ body }, { db, clock }) =>
  inScope(db, SYSTEM, async (tx) => {
    const now = clock.now();
    const entry = await findByToken(tx, body.token, now, true);
    if (entry === undefined) return toPage('over');
    await noteConsent(tx, entry.id, consentedAt(now));
    await noteDeed(tx, [entry], 'CONSENTED', null, now);
    return toPage('stayed');
  }),
);

/** Leaving what was left already is no mistake. */
async function leave(tx: Tx<'system'>, token: string, now: Date): Promise<void> {
  const entry = await findByToken(tx, token, now, true);
  if (entry === undefined) return;
  await noteDeed(tx, [entry], 'LEFT', null, now);
  await deleteEntries(tx, [entry.id]);
}

export const leavePool = implement(contract.leavePool, ({ body }, { db, clock }) =>
  inScope(db, SYSTEM, async (tx) => {
    await leave(tx, body.token, clock.now());
    return toPage('left');
  }),
);

export const unsubscribeFromPool = implement(contract.unsubscribeFromPool, async ({ params }, { db, clock }) => {
  await inScope(db, SYSTEM, (tx) => leave(tx, params.token, clock.now()));
  return {};
});
