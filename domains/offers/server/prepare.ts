import { getApplicationBrief } from '@hearth/domains/applications/service';
import type { ApplicationBrief } from '@hearth/domains/applications/service';
import { findName } from '@hearth/domains/identity/service';
import { getJob } from '@hearth/domains/jobs/service';
import { fillTextFor } from '@hearth/domains/messaging/service';
import { failure, invalid, NOT_FOUND } from '@hearth/kit/failure';
import type { BrandGrant } from '@hearth/kit/access';
import type { Work } from '@hearth/platform/module';
import { NOT_AT_OFFER, OFFER_PAY_OUT_OF_RANGE, OFFER_PLACES_OPEN, OFFER_STANDS } from '../contract/failures.ts';
import type { OfferContent } from '../contract/schemas.ts';
import { localDate, endOfDay, findInvalidDates } from '../rules/dates.ts';
import { isPayWithin } from '../rules/pay-range.ts';
import { currentState } from '../rules/states.ts';
import { composeDocument } from './paper.ts';
import { findWorkplace } from './queries/place.ts';
import { lockOpen } from './queries/offer.ts';
import type { OfferRow } from './queries/tables.ts';

/** An offer that is ready to send. */
export interface PreparedOffer {
  readonly application: ApplicationBrief;
  readonly document: string;
  readonly timeZone: string;
  readonly expiresAt: Date;
  readonly senderName: string;
  /** One whose time has run out without anybody noting it. */
  readonly overdue: OfferRow | undefined;
}

/** Composes the document of an offer, or fails with the reason why it cannot be sent. */
export async function prepareOffer(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  grant: BrandGrant,
  applicationId: string,
  asked: OfferContent,
  actorId: string,
): Promise<PreparedOffer> {
  const now = clock.now();
  const application = await getApplicationBrief(db, grant, applicationId);
  if (application.stage !== 'OFFER') throw failure(NOT_AT_OFFER);
  const before = await lockOpen(db, applicationId);
  if (before !== undefined && currentState(before.state, before.expires_at.getTime(), now.getTime()) === 'SENT')
    throw failure(OFFER_STANDS);
  const place = await findWorkplace(db, application.locationId);
  if (place === undefined) throw failure(NOT_FOUND);
  const today = localDate(now.getTime(), place.time_zone);
  const [wrong, ...others] = findInvalidDates(asked, today).map((field) => ({
    field,
    rule: 'day' as const,
    message: 'cannot be the day of an offer',
  }));
  if (wrong !== undefined) throw invalid([wrong, ...others]);
  const { pay } = await getJob(db, application.jobId);
  if (!isPayWithin(asked.pay, pay))
    throw failure(OFFER_PAY_OUT_OF_RANGE, {
      fields: [{ field: 'pay', rule: 'range', message: OFFER_PAY_OUT_OF_RANGE.message }],
    });
  const senderName = await findName(db, actorId);
  const letter = await fillTextFor(db, applicationId, asked.letter, senderName);
  if (letter.missing.length > 0)
    throw failure(OFFER_PLACES_OPEN, {
      fields: [{ field: 'letter', rule: 'unfilled', message: OFFER_PLACES_OPEN.message }],
    });
  const expiresAt = new Date(endOfDay(asked.open_until, place.time_zone));
  return {
    application,
    document: composeDocument(application, place, { ...asked, letter: letter.text }, { today, expiresAt }),
    timeZone: place.time_zone,
    expiresAt,
    senderName,
    overdue: before,
  };
}
