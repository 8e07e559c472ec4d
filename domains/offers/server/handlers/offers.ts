import { loadReader } from '@hearth/domains/approvals/service';
import { getApplicationBrief } from '@hearth/domains/applications/service';
import { fillPlaces, findName } from '@hearth/domains/identity/service';
import { getJob } from '@hearth/domains/jobs/service';
import { fillTemplatesFor } from '@hearth/domains/messaging/service';
import { failure } from '@hearth/kit/failure';
import { newId } from '@hearth/kit/id';
import { violatedConstraint } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import * as contract from '../../contract/endpoints.ts';
import { OFFER_STANDS } from '../../contract/failures.ts';
import { currentState } from '../../rules/states.ts';
import { getGranted, lockGranted } from '../access.ts';
import { presentApprovals, assertApproved } from '../approvals.ts';
import { changed, changeState, recordEvent } from '../change.ts';
import { offerLinks } from '../link.ts';
import { hashDocument } from '../paper.ts';
import { prepareOffer } from '../prepare.ts';
import { presentOffer, presentOffers, presentDocument } from '../present.ts';
import { findLastApproval, supersedeApproval } from '../queries/approval.ts';
import { findOfApplication, insertOffer } from '../queries/offer.ts';
import type { OfferRow } from '../queries/tables.ts';
import { notifyCandidate } from '../tell.ts';
import { toLanguage, phrasesIn } from '../words.ts';

export const listOffersOf = implement(contract.listOffersOf, async ({ params }, work) => {
  const { db, grant, clock } = work;
  const now = clock.now();
  const application = await getApplicationBrief(db, grant, params.application_id);
  const rows = await findOfApplication(db, application.id);
  const isOpen = rows.some((row) => currentState(row.state, row.expires_at.getTime(), now.getTime()) === 'SENT');
  const asked = await findLastApproval(db, application.id);
  // What was asked about before an offer went out is past.
  const isPast = asked === undefined || rows.some((row) => row.sent_at >= asked.asked_at);
  return {
    offers: await presentOffers(db, rows, now),
    can_send: application.stage === 'OFFER' && !isOpen,
    approval: isPast ? null : ((await presentApprovals(db, [asked], await loadReader(work)))[0] ?? null),
  };
});

export const beginOffer = implement(contract.beginOffer, async ({ params }, { db, grant, actor }) => {
  const application = await getApplicationBrief(db, grant, params.application_id);
  const { pay, ...job } = await getJob(db, application.jobId);
  const texts = await fillTemplatesFor(db, application.id, await findName(db, actor.userId));
  const { letter } = phrasesIn(toLanguage(application.language));
  return {
    candidate_name: application.candidateName,
    language: application.language,
    letter: fillPlaces(letter, { name: application.candidateFirstName }),
    texts: texts.map(({ id, name, text }) => ({ id, name, text })),
    // A post that names no position is usually called as one.
    position_name: job.position_name === '' ? job.title : job.position_name,
    contract: job.employment_type,
    hours_per_week: job.weekly_hours?.min ?? null,
    starts_on: job.starts_on,
    pay: pay === null ? null : { min: pay.min, max: pay.max, currency: pay.currency, per: pay.per },
  };
});

export const previewOffer = implement(contract.previewOffer, async ({ params, body }, work) => {
  const { application, document } = await prepareOffer(
    work,
    work.grant,
    params.application_id,
    body,
    work.actor.userId,
  );
  return { document, language: application.language };
});

export const sendOffer = implement(contract.sendOffer, async ({ params, body }, work) => {
  const { db, grant, actor, clock } = work;
  const prepared = await prepareOffer(work, grant, params.application_id, body, actor.userId);
  const { application, document } = prepared;
  await assertApproved(db, application, body, await loadReader(work));
  if (prepared.overdue !== undefined) await changeState(work, prepared.overdue, 'expire', { userId: null, name: '' });
  const now = clock.now();
  const sender = { userId: actor.userId, name: prepared.senderName };
  const row: OfferRow = {
    id: newId(now.getTime()),
    group_id: application.groupId,
    location_id: application.locationId,
    application_id: application.id,
    user_id: application.candidateUserId,
    state: 'SENT',
    candidate_name: application.candidateName,
    employer_name: application.employerName,
    job_title: application.jobTitle,
    time_zone: prepared.timeZone,
    language: application.language,
    position_name: body.position_name,
    contract: body.contract,
    starts_on: body.starts_on,
    ends_on: body.ends_on,
    minutes_per_week: Math.round(body.hours_per_week * 60),
    pay_amount: body.pay.amount,
    pay_currency: body.pay.currency,
    pay_per: body.pay.per,
    document,
    sha256: hashDocument(document),
    expires_at: prepared.expiresAt,
    sent_by: actor.userId,
    sent_at: now,
    decline_reason: null,
    decline_note: '',
  };
  await insertOffer(db, row).catch(rethrowDuplicate);
  await supersedeApproval(db, application.id);
  await recordEvent(work, row, 'SENT', sender);
  await changed(work, row);
  await notifyCandidate(work, row, 'sent', await offerLinks.make(db, { id: row.id }), sender);
  return presentOffer(db, row, now);
});

/** Turns the unique violation of two concurrent offers into OFFER_STANDS. */
function rethrowDuplicate(error: unknown): never {
  throw violatedConstraint(error) === 'offer_open' ? failure(OFFER_STANDS) : error;
}

export const withdrawOffer = implement(contract.withdrawOffer, async ({ params }, work) => {
  const { db, grant, actor, clock } = work;
  const row = await lockGranted(db, grant, params.offer_id);
  const by = { userId: actor.userId, name: await findName(db, actor.userId) };
  const after = await changeState(work, row, 'withdraw', by);
  await notifyCandidate(work, after, 'withdrawn', (await offerLinks.find(db, [{ id: row.id }])).get(row.id) ?? '', by);
  return presentOffer(db, after, clock.now());
});

export const getOffer = implement(contract.getOffer, async ({ params }, { db, grant, clock }) =>
  presentDocument(db, await getGranted(db, grant, params.offer_id), clock.now()),
);
