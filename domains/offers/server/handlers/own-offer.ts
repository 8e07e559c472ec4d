import { findHouse } from '@hearth/domains/core/service';
import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { FreeWork, Work } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { offerChanged } from '../../contract/events.ts';
import { OFFER_OTHER_TEXT } from '../../contract/failures.ts';
import { currentState } from '../../rules/states.ts';
import { lockByLink } from '../access.ts';
import { changeState, recordEvent } from '../change.ts';
import { offerLinks } from '../link.ts';
import { presentDocument } from '../present.ts';
import { findOwnNewest } from '../queries/offer.ts';
import { insertSignature, wasRead } from '../queries/record.ts';
import type { OfferRow } from '../queries/tables.ts';
import { notifyCandidate, notifySender } from '../tell.ts';
import { toLanguage, phrasesIn } from '../words.ts';

const consentText = (row: OfferRow): string => phrasesIn(toLanguage(row.language)).consent;
/** Treats the holder of the link as the candidate. */
const toActor = (row: OfferRow) => ({ userId: row.user_id, name: row.candidate_name });

async function presentOpened({ db, clock }: Pick<Work, 'db' | 'clock'>, row: OfferRow) {
  return {
    ...(await presentDocument(db, row, clock.now())),
    consent: consentText(row),
    house: await findHouse(db, row.location_id),
  };
}

/** Runs an action on the offer of a link; the link alone authenticates the candidate. */
function withLink<T>(
  { run }: Pick<FreeWork, 'run'>,
  link: string,
  act: (work: Work<'system'>, row: OfferRow) => Promise<T>,
): Promise<T> {
  return run(SYSTEM, async (work) => act(work, await lockByLink(work.db, link, work.clock.now())));
}

export const openOffer = implement(contract.openOffer, ({ body }, free) =>
  withLink(free, body.link, async (work, row) => {
    if (row.state === 'SENT' && !(await wasRead(work.db, row.id))) {
      await recordEvent(work, row, 'READ', toActor(row));
      await work.emit(offerChanged(row));
    }
    return presentOpened(work, row);
  }),
);

export const signOffer = implement(contract.signOffer, ({ body }, free) =>
  withLink(free, body.link, async (work, row) => {
    const after = await changeState(work, row, 'sign', toActor(row));
    if (row.sha256 !== body.sha256) throw failure(OFFER_OTHER_TEXT);
    await insertSignature(work.db, {
      offer_id: row.id,
      group_id: row.group_id,
      name: body.name,
      strokes: body.strokes,
      consent: consentText(row),
      sha256: row.sha256,
      signed_at: work.clock.now(),
      ip: free.request.ip,
      user_agent: free.request.userAgent,
    });
    await notifyCandidate(work, after, 'signed', body.link, null);
    await notifySender(work, after, 'accepted');
    return presentOpened(work, after);
  }),
);

export const declineOffer = implement(contract.declineOffer, ({ body }, free) =>
  withLink(free, body.link, async (work, row) => {
    const after = await changeState(work, row, 'decline', toActor(row), { reason: body.reason, note: body.note });
    await notifySender(work, after, 'declined');
    return presentOpened(work, after);
  }),
);

export const listMyOffers = implement(contract.listMyOffers, async (_input, { db, actor, clock }) => {
  const now = clock.now();
  const rows = await findOwnNewest(db, actor.userId, now);
  const links = await offerLinks.find(
    db,
    rows.map(({ id }) => ({ id })),
  );
  return {
    offers: rows.flatMap((row) => {
      const link = links.get(row.id);
      if (link === undefined) return [];
      return {
        id: row.id,
        application_id: row.application_id,
        state: currentState(row.state, row.expires_at.getTime(), now.getTime()),
        job_title: row.job_title,
        employer_name: row.employer_name,
        expires_at: row.expires_at.toISOString(),
        time_zone: row.time_zone,
        link,
      };
    }),
  };
});
