import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { Terms } from '../contract/schemas.ts';
import { changeState, recordEvent } from '../server/change.ts';
import { offerLinks } from '../server/link.ts';
import { hashDocument } from '../server/paper.ts';
import { insertOffer } from '../server/queries/offer.ts';
import { insertSignature } from '../server/queries/record.ts';
import type { OfferRow } from '../server/queries/tables.ts';
import { phrasesIn } from '../server/words.ts';

/** A demo offer that was sent, and possibly signed. */
export interface SeedOffer {
  readonly application: {
    readonly id: string;
    readonly group_id: string;
    readonly location_id: string;
    readonly user_id: string;
    readonly first_name: string;
    readonly last_name: string;
    readonly job_title: string;
    readonly employer_name: string;
  };
  readonly sender: { readonly userId: string; readonly name: string };
  readonly terms: Terms;
  readonly timeZone: string;
  readonly document: string;
  readonly openUntil: Date;
  readonly isSigned: boolean;
}

/** Seeds offers in English, sent and signed just now. */
export async function seedOffers(work: Work, offers: readonly SeedOffer[]): Promise<void> {
  const now = work.clock.now();
  for (const { application, sender, terms, timeZone, document, openUntil, isSigned } of offers) {
    const name = `${application.first_name} ${application.last_name}`;
    const row: OfferRow = {
      id: newId(now.getTime()),
      group_id: application.group_id,
      location_id: application.location_id,
      application_id: application.id,
      user_id: application.user_id,
      state: 'SENT',
      candidate_name: name,
      employer_name: application.employer_name,
      job_title: application.job_title,
      time_zone: timeZone,
      language: 'en',
      position_name: terms.position_name,
      contract: terms.contract,
      starts_on: terms.starts_on,
      ends_on: terms.ends_on,
      minutes_per_week: terms.hours_per_week * 60,
      pay_amount: terms.pay.amount,
      pay_currency: terms.pay.currency,
      pay_per: terms.pay.per,
      document,
      sha256: hashDocument(document),
      expires_at: openUntil,
      sent_by: sender.userId,
      sent_at: now,
      decline_reason: null,
      decline_note: '',
    };
    await insertOffer(work.db, row);
    await offerLinks.make(work.db, { id: row.id });
    await recordEvent(work, row, 'SENT', sender);
    if (!isSigned) continue;
    const candidate = { userId: application.user_id, name };
    await recordEvent(work, row, 'READ', candidate);
    await changeState(work, row, 'sign', candidate);
    await insertSignature(work.db, {
      offer_id: row.id,
      group_id: row.group_id,
      name,
      strokes: [],
      consent: phrasesIn('en').consent,
      sha256: row.sha256,
      signed_at: now,
      ip: '192.0.2.14',
      user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)',
    });
  }
}
