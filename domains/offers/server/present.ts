import { presentLetter } from '@hearth/kit/text/letter-state';
import type { Tx } from '@hearth/platform/database';
import { findLatestMail } from '@hearth/platform/mail/mail';
import type { MailDelivery } from '@hearth/platform/mail/mail';
import type { Offer, OfferDocument, Signature } from '../contract/schemas.ts';
import { currentState } from '../rules/states.ts';
import { hashDocument } from './paper.ts';
import { findEvents, findSignature } from './queries/record.ts';
import type { OfferRow, SignatureRow } from './queries/tables.ts';

const currentStateOf = (row: OfferRow, now: Date) => currentState(row.state, row.expires_at.getTime(), now.getTime());

/** Presents offers to their employer with history and delivery, in two queries. */
export async function presentOffers(tx: Tx, rows: readonly OfferRow[], now: Date): Promise<Offer[]> {
  const ids = rows.map(({ id }) => id);
  const events = await findEvents(tx, ids);
  const letters = await findLatestMail(tx, ids);
  return rows.map((row) => ({
    id: row.id,
    application_id: row.application_id,
    location_id: row.location_id,
    state: currentStateOf(row, now),
    position_name: row.position_name,
    contract: row.contract,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    hours_per_week: row.minutes_per_week / 60,
    pay: { amount: row.pay_amount, currency: row.pay_currency, per: row.pay_per },
    expires_at: row.expires_at.toISOString(),
    time_zone: row.time_zone,
    decline_reason: row.decline_reason,
    decline_note: row.decline_note,
    letter: toLetterState(letters.get(row.id)),
    history: events
      .filter(({ offer_id: id }) => id === row.id)
      .map(({ deed, at, by_name: name }) => ({ deed, at: at.toISOString(), by_name: name })),
  }));
}

const toLetterState = (arrival: MailDelivery | undefined) => (arrival === undefined ? null : presentLetter(arrival));

/** Presents one offer to its employer. */
export async function presentOffer(tx: Tx, row: OfferRow, now: Date): Promise<Offer> {
  const [shown] = await presentOffers(tx, [row], now);
  if (shown === undefined) throw new Error('One offer is shown for each.');
  return shown;
}

/** Presents the document of an offer, with its signature if signed. */
export async function presentDocument(tx: Tx, row: OfferRow, now: Date): Promise<OfferDocument> {
  const signed = await findSignature(tx, row.id);
  return {
    id: row.id,
    state: currentStateOf(row, now),
    candidate_name: row.candidate_name,
    employer_name: row.employer_name,
    job_title: row.job_title,
    language: row.language,
    document: row.document,
    sha256: row.sha256,
    expires_at: row.expires_at.toISOString(),
    time_zone: row.time_zone,
    signature: signed === undefined ? null : presentSignature(signed, row.document),
  };
}

function presentSignature(row: SignatureRow, document: string): Signature {
  return {
    name: row.name,
    strokes: row.strokes,
    consent: row.consent,
    signed_at: row.signed_at.toISOString(),
    ip: row.ip,
    user_agent: row.user_agent,
    sha256: row.sha256,
    is_intact: hashDocument(document) === row.sha256,
  };
}
