import { anyone, brand, endpoint, signedIn } from '@hearth/kit/endpoint';
import { optionalText, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  NOT_AT_OFFER,
  OFFER_LINK_NOT_VALID,
  OFFER_OTHER_TEXT,
  OFFER_OVER,
  OFFER_PAY_OUT_OF_RANGE,
  OFFER_PLACES_OPEN,
  OFFER_STANDS,
} from './failures.ts';
import { declineReason, offer, offerContent, opened, ownOffer, paper, strokes, terms } from './schemas.ts';

const service = 'job-boards';
/** Offers tell of pay: who may hire sees them, nobody else. */
const hirer = brand('id', 'HIRE', { orBelow: true });
const ofApplication = z.object({ id: uuid, application_id: uuid });
const oneOffer = z.object({ id: uuid, offer_id: uuid });
/** What the link of a mail carries behind its `#`. */
const link = z.string().min(20).max(200);

export const listOffersOf = endpoint({
  id: 'offers.listOffersOf',
  method: 'GET',
  path: '/v1/brands/{id}/applications/{application_id}/offers',
  service,
  summary: 'The offers of an application, newest first, and whether another one can be sent.',
  access: hirer,
  whileActing: 'refused',
  params: ofApplication,
  answer: z.object({
    offers: z.array(offer),
    can_send: z.boolean(),
  }),
});

export const beginOffer = endpoint({
  id: 'offers.beginOffer',
  method: 'GET',
  path: '/v1/brands/{id}/applications/{application_id}/offers/begin',
  service,
  summary:
    'What an offer can begin with: what the job post says, and the texts of the house, filled for the candidate.',
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
  summary: 'The paper as it would be sent: nothing is kept.',
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
  summary: 'Sends an offer: a mail with a link to read and sign it, and a word in the conversation.',
  access: hirer,
  whileActing: 'refused',
  params: ofApplication,
  body: offerContent,
  answer: offer,
  failures: { NOT_AT_OFFER, OFFER_STANDS, OFFER_PAY_OUT_OF_RANGE, OFFER_PLACES_OPEN },
});

export const withdrawOffer = endpoint({
  id: 'offers.withdrawOffer',
  method: 'POST',
  path: '/v1/brands/{id}/offers/{offer_id}/withdraw',
  service,
  summary: 'Takes back an offer that is still open; the candidate is told.',
  access: hirer,
  whileActing: 'refused',
  params: oneOffer,
  answer: offer,
  failures: { OFFER_OVER },
});

export const getOffer = endpoint({
  id: 'offers.getOffer',
  method: 'GET',
  path: '/v1/brands/{id}/offers/{offer_id}',
  service,
  summary: 'The paper of an offer, with its signature once there is one.',
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
  summary: 'The caller’s own offers, those to be answered first, each with its link.',
  access: signedIn(),
  whileActing: 'refused',
  answer: z.object({ offers: z.array(ownOffer) }),
});

export const openOffer = endpoint({
  id: 'offers.openOffer',
  method: 'POST',
  path: '/v1/offers/open',
  service,
  summary: 'An offer to read, to whoever has its link; the signed one too.',
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
  summary: 'Signs an offer with a typed or drawn name. The text that was read is named by its SHA-256.',
  access: anyone(),
  transaction: 'none',
  body: z
    .strictObject({
      link,
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      consent: z.literal(true),
      name: optionalText(160),
      strokes,
    })
    .refine(({ name, strokes: drawn }) => (name === '') !== (drawn.length === 0), {
      path: ['name'],
      message: 'must be typed or drawn',
    }),
  answer: opened,
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
  failures: { OFFER_LINK_NOT_VALID, OFFER_OVER },
});
