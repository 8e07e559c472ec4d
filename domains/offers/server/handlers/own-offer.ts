import { findLegalLinks } from '@hearth/domains/core/service';
import { failure } from '@hearth/kit/failure';
import { SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import type { FreeWork, Work } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { offerChanged } from '../../contract/events.ts';
import { OFFER_OTHER_TEXT } from '../../contract/failures.ts';
import { standingOf } from '../../rules/states.ts';
import { lockByLink } from '../access.ts';
import { change, note } from '../change.ts';
import { offerLinks } from '../link.ts';
import { presentPaper } from '../present.ts';
import { findOwn } from '../queries/offer.ts';
import { insertSignature, wasRead } from '../queries/record.ts';
import type { OfferRow } from '../queries/tables.ts';
import { tellCandidate, tellSender } from '../tell.ts';
import { languageOf, wordsIn } from '../words.ts';

const consentOf = (row: OfferRow): string => wordsIn(languageOf(row.language)).consent;
/** Whoever has the link is the candidate, as far as anybody can know. */
const candidate = (row: OfferRow) => ({ userId: row.user_id, name: row.candidate_name });

async function shown({ db, clock }: Pick<Work, 'db' | 'clock'>, row: OfferRow) {
  return {
    ...(await presentPaper(db, row, clock.now())),
    consent: consentOf(row),
    legal: await findLegalLinks(db, row.location_id),
  };
}

/** Does something with the offer of a link: its candidate proved to be one by the link alone. */
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
      await note(work, row, 'READ', candidate(row));
      await work.emit(offerChanged(row));
    }
    return shown(work, row);
  }),
);

export const signOffer = implement(contract.signOffer, ({ body }, free) =>
  withLink(free, body.link, async (work, row) => {
    const after = await change(work, row, 'sign', candidate(row));
    if (row.sha256 !== body.sha256) throw failure(OFFER_OTHER_TEXT);
    await insertSignature(work.db, {
      offer_id: row.id,
      group_id: row.group_id,
      name: body.name,
      strokes: body.strokes,
      consent: consentOf(row),
      sha256: row.sha256,
      signed_at: work.clock.now(),
      ip: free.request.ip,
      user_agent: free.request.userAgent,
    });
    await tellCandidate(work, after, 'signed', body.link, null);
    await tellSender(work, after, 'accepted');
    return shown(work, after);
  }),
);

export const declineOffer = implement(contract.declineOffer, ({ body }, free) =>
  withLink(free, body.link, async (work, row) => {
    const after = await change(work, row, 'decline', candidate(row), { reason: body.reason, note: body.note });
    await tellSender(work, after, 'declined');
    return shown(work, after);
  }),
);

export const listMyOffers = implement(contract.listMyOffers, async (_input, { db, actor, clock }) => {
  const now = clock.now();
  const rows = await findOwn(db, actor.userId, now);
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
        state: standingOf(row.state, row.expires_at.getTime(), now.getTime()),
        job_title: row.job_title,
        employer_name: row.employer_name,
        expires_at: row.expires_at.toISOString(),
        time_zone: row.time_zone,
        link,
      };
    }),
  };
});
