import { getApplicationBrief } from '@hearth/domains/applications/service';
import type { ApplicationBrief } from '@hearth/domains/applications/service';
import { nameOf } from '@hearth/domains/identity/service';
import { getJob } from '@hearth/domains/jobs/service';
import { fillFor } from '@hearth/domains/messaging/service';
import { failure, invalid, NOT_FOUND } from '@hearth/kit/failure';
import type { BrandGrant } from '@hearth/kit/access';
import type { Work } from '@hearth/platform/module';
import { NOT_AT_OFFER, OFFER_PAY_OUT_OF_RANGE, OFFER_PLACES_OPEN, OFFER_STANDS } from '../contract/failures.ts';
import type { OfferContent } from '../contract/schemas.ts';
import { dayAt, endOfDay, wrongDates } from '../rules/dates.ts';
import { isWithin } from '../rules/pay-range.ts';
import { standingOf } from '../rules/states.ts';
import { paperOf } from './paper.ts';
import { findPlace } from './queries/place.ts';
import { lockOpen } from './queries/offer.ts';
import type { OfferRow } from './queries/tables.ts';

/** An offer that may be sent. */
export interface Prepared {
  readonly application: ApplicationBrief;
  readonly document: string;
  readonly timeZone: string;
  readonly expiresAt: Date;
  readonly senderName: string;
  /** One whose time has run out without anybody noting it. */
  readonly overdue: OfferRow | undefined;
}

/** Writes the paper of an offer, or says why it cannot be sent. */
export async function prepareOffer(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  grant: BrandGrant,
  applicationId: string,
  asked: OfferContent,
  actorId: string,
): Promise<Prepared> {
  const now = clock.now();
  const application = await getApplicationBrief(db, grant, applicationId);
  if (application.stage !== 'OFFER') throw failure(NOT_AT_OFFER);
  const before = await lockOpen(db, applicationId);
  if (before !== undefined && standingOf(before.state, before.expires_at.getTime(), now.getTime()) === 'SENT')
    throw failure(OFFER_STANDS);
  const place = await findPlace(db, application.locationId);
  if (place === undefined) throw failure(NOT_FOUND);
  const today = dayAt(now.getTime(), place.time_zone);
  const [wrong, ...others] = wrongDates(asked, today).map((field) => ({
    field,
    rule: 'day' as const,
    message: 'cannot be the day of an offer',
  }));
  if (wrong !== undefined) throw invalid([wrong, ...others]);
  const { pay } = await getJob(db, application.jobId);
  if (!isWithin(asked.pay, pay))
    throw failure(OFFER_PAY_OUT_OF_RANGE, {
      fields: [{ field: 'pay', rule: 'range', message: OFFER_PAY_OUT_OF_RANGE.message }],
    });
  const senderName = await nameOf(db, actorId);
  const letter = await fillFor(db, applicationId, asked.letter, senderName);
  if (letter.missing.length > 0)
    throw failure(OFFER_PLACES_OPEN, {
      fields: [{ field: 'letter', rule: 'unfilled', message: OFFER_PLACES_OPEN.message }],
    });
  const expiresAt = new Date(endOfDay(asked.open_until, place.time_zone));
  return {
    application,
    document: paperOf(application, place, { ...asked, letter: letter.text }, { today, expiresAt }),
    timeZone: place.time_zone,
    expiresAt,
    senderName,
    overdue: before,
  };
}
