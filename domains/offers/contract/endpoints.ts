import { approvalDecision } from '@hearth/domains/approvals/schemas';
import { HIRING } from '@hearth/kit/constants';
import { anyone, brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { optionalLine, optionalText, pattern, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  OFFER_DECIDED,
  NOT_AT_OFFER,
  OFFER_NOT_YOUR_TURN,
  OFFER_LINK_NOT_VALID,
  OFFER_NEEDS_APPROVAL,
  OFFER_OTHER_TEXT,
  OFFER_OVER,
  OFFER_PAY_OUT_OF_RANGE,
  OFFER_PLACES_OPEN,
  OFFER_STANDS,
} from './failures.ts';
import {
  approval,
  approvalRule,
  declineReason,
  offer,
  offerContent,
  opened,
  ownApprovalRule,
  ownOffer,
  paper,
  strokes,
  terms,
} from './schemas.ts';

const service = 'job-boards';
/** Offers tell of pay: who may hire sees them, nobody else. */
const hirer = brand('id', 'HIRE', { orBelow: true, services: HIRING });
const ofApplication = z.object({ id: uuid, application_id: uuid });
const oneOffer = z.object({ id: uuid, offer_id: uuid });
/** What the link of a mail carries behind its `#`. */
const link = string(200).min(20);

export const listOffersOf = endpoint({
  id: 'offers.listOffersOf',
  method: 'GET',
  path: '/v1/brands/{id}/applications/{application_id}/offers',
  service,
  summary: 'Lists the offers of an application, newest first, and whether another one can be sent.',
  access: hirer,
  whileActing: 'refused',
  params: ofApplication,
  answer: z.object({
    offers: z.array(offer),
    can_send: z.boolean(),
    /** The offer that was asked about last; null where none was, or the candidate has an offer since. */
    approval: approval.nullable(),
  }),
});

export const beginOffer = endpoint({
  id: 'offers.beginOffer',
  method: 'GET',
  path: '/v1/brands/{id}/applications/{application_id}/offers/begin',
  service,
  summary:
    'Returns the starting values of an offer: the terms of the job, and the group’s templates filled in for the candidate.',
  access: hirer,
  whileActing: 'refused',
  params: ofApplication,
  answer: z.object({
    candidate_name: z.string(),
    /** The language that the candidate applied in: the paper is written in it. */
    language: z.string(),
    letter: z.string(),
    texts: z.array(z.object({ id: uuid, name: z.string(), text: z.string() })),
    position_name: z.string(),
    contract: terms.shape.contract.nullable(),
    hours_per_week: z.number().nullable(),
    starts_on: z.string().nullable(),
    /** The range that the post promises. */
    pay: z.object({ min: z.int(), max: z.int(), currency: z.string(), per: terms.shape.pay.shape.per }).nullable(),
  }),
});

export const previewOffer = endpoint({
  id: 'offers.previewOffer',
  method: 'POST',
  path: '/v1/brands/{id}/applications/{application_id}/offers/preview',
  service,
  summary: 'Previews the offer letter; saves nothing.',
  access: hirer,
  whileActing: 'refused',
  params: ofApplication,
  body: offerContent,
  answer: z.object({ document: z.string(), language: z.string() }),
  failures: { NOT_AT_OFFER, OFFER_STANDS, OFFER_PAY_OUT_OF_RANGE, OFFER_PLACES_OPEN },
});

export const sendOffer = endpoint({
  id: 'offers.sendOffer',
  method: 'POST',
  path: '/v1/brands/{id}/applications/{application_id}/offers',
  service,
  summary: 'Sends an offer: an email with a link to read and sign it, and a note in the conversation.',
  access: hirer,
  whileActing: 'refused',
  params: ofApplication,
  body: offerContent,
  answer: offer,
  changes: () => [listOffersOf, listWaitingApprovals],
  failures: { NOT_AT_OFFER, OFFER_STANDS, OFFER_PAY_OUT_OF_RANGE, OFFER_PLACES_OPEN, OFFER_NEEDS_APPROVAL },
});

export const withdrawOffer = endpoint({
  id: 'offers.withdrawOffer',
  method: 'POST',
  path: '/v1/brands/{id}/offers/{offer_id}/withdraw',
  service,
  summary: 'Withdraws an open offer; the candidate is notified.',
  access: hirer,
  whileActing: 'refused',
  params: oneOffer,
  answer: offer,
  changes: () => [listOffersOf, getOffer],
  failures: { OFFER_OVER },
});

export const getOffer = endpoint({
  id: 'offers.getOffer',
  method: 'GET',
  path: '/v1/brands/{id}/offers/{offer_id}',
  service,
  summary: 'Returns the offer letter, with its signature once there is one.',
  access: hirer,
  whileActing: 'refused',
  params: oneOffer,
  answer: paper,
});

export const listMyOffers = endpoint({
  id: 'offers.listMyOffers',
  method: 'GET',
  path: '/v1/my/offers',
  service,
  summary: 'Lists the caller’s own offers, open ones first, each with its link.',
  access: signedIn(),
  whileActing: 'refused',
  answer: z.object({ offers: z.array(ownOffer) }),
});

export const openOffer = endpoint({
  id: 'offers.openOffer',
  method: 'POST',
  path: '/v1/offers/open',
  service,
  summary: 'Returns an offer by its link, also once signed.',
  access: anyone(),
  transaction: 'none',
  body: z.strictObject({ link }),
  answer: opened,
  failures: { OFFER_LINK_NOT_VALID },
});

export const signOffer = endpoint({
  id: 'offers.signOffer',
  method: 'POST',
  path: '/v1/offers/sign',
  service,
  summary: 'Signs an offer with a typed or drawn name. The SHA-256 identifies the text that was read.',
  access: anyone(),
  transaction: 'none',
  body: z
    .strictObject({
      link,
      sha256: pattern(64, /^[0-9a-f]{64}$/),
      consent: z.literal(true),
      name: optionalLine(160),
      strokes,
    })
    .refine(({ name, strokes: drawn }) => (name === '') !== (drawn.length === 0), {
      path: ['name'],
      message: 'must be typed or drawn',
    }),
  answer: opened,
  changes: () => [listMyOffers],
  failures: { OFFER_LINK_NOT_VALID, OFFER_OVER, OFFER_OTHER_TEXT },
});

export const declineOffer = endpoint({
  id: 'offers.declineOffer',
  method: 'POST',
  path: '/v1/offers/decline',
  service,
  summary: 'Declines an offer, with a reason.',
  access: anyone(),
  transaction: 'none',
  body: z.strictObject({ link, reason: declineReason, note: optionalText(1000) }),
  answer: opened,
  changes: () => [listMyOffers],
  failures: { OFFER_LINK_NOT_VALID, OFFER_OVER },
});

const asked = { service, access: hirer, whileActing: 'refused' } as const;

export const askApproval = endpoint({
  ...asked,
  id: 'offers.askApproval',
  method: 'POST',
  path: '/v1/brands/{id}/applications/{application_id}/offer_approvals',
  summary: 'Requests approval of an offer, replacing an earlier request. Nothing goes to the candidate.',
  params: ofApplication,
  body: offerContent,
  answer: approval,
  changes: () => [listOffersOf, listWaitingApprovals],
  failures: { NOT_AT_OFFER, OFFER_STANDS, OFFER_PAY_OUT_OF_RANGE, OFFER_PLACES_OPEN },
});

export const listWaitingApprovals = endpoint({
  ...asked,
  id: 'offers.listWaitingApprovals',
  method: 'GET',
  path: '/v1/brands/{id}/offer_approvals',
  summary: 'Lists the offers that need the caller’s approval, oldest first; 100 at most.',
  params: z.object({ id: uuid }),
  answer: z.object({ approvals: z.array(approval) }),
});

export const decideApproval = endpoint({
  ...asked,
  id: 'offers.decideApproval',
  method: 'POST',
  path: '/v1/brands/{id}/offer_approvals/{approval_id}/decision',
  summary: 'Approves or declines an offer, with a reason, when it is the caller’s turn. No one approves their own.',
  params: z.object({ id: uuid, approval_id: uuid }),
  body: approvalDecision.refine(({ decision, note }) => decision === 'APPROVED' || note !== '', {
    path: ['note'],
    message: 'must say why',
  }),
  answer: approval,
  changes: () => [listOffersOf, listWaitingApprovals],
  failures: { OFFER_NOT_YOUR_TURN, OFFER_DECIDED },
});

export const getApprovalRule = endpoint({
  ...asked,
  id: 'offers.getApprovalRule',
  method: 'GET',
  path: '/v1/brands/{id}/offer_approval_rule',
  summary: 'Returns the approvers of offers at a brand and everything below it, and from which pay on.',
  access: brand('id', 'MANAGE_BRAND'),
  params: z.object({ id: uuid }),
  answer: approvalRule,
});

export const putApprovalRule = endpoint({
  ...asked,
  id: 'offers.putApprovalRule',
  method: 'PUT',
  path: '/v1/brands/{id}/offer_approval_rule',
  summary: 'Sets the approvers of offers. Without roles no approval is needed; pending requests keep their approvers.',
  access: brand('id', 'MANAGE_BRAND'),
  params: z.object({ id: uuid }),
  body: ownApprovalRule,
  answer: approvalRule,
  changes: () => [getApprovalRule],
});
