import type { AnswerOf } from '@hearth/kit/endpoint';
import { fractionDigits } from '@hearth/kit/currency';
import { localDay } from '@hearth/kit/local-day';
import type { beginOffer } from '../contract/endpoints.ts';
import type { OfferContent } from '../contract/schemas.ts';

/** The initial data for a new offer. */
export type OfferStart = AnswerOf<typeof beginOffer>;

/** An offer while it is written; fields may be empty. Pay is in whole units. */
export interface OfferDraft extends Pick<
  OfferContent,
  'letter' | 'position_name' | 'contract' | 'ends_on' | 'conditions'
> {
  readonly starts_on: string | null;
  readonly open_until: string | null;
  readonly hours_per_week: number | null;
  readonly units: number | null;
  readonly currency: string;
  readonly per: OfferContent['pay']['per'];
}

const WEEK_MS = 7 * 86_400_000;

/** Creates a draft from the job; it can be signed for a week. */
export function createDraft(
  begun: OfferStart,
  brand: { readonly currency: string; readonly timeZone: string },
): OfferDraft {
  const currency = begun.pay?.currency ?? brand.currency;
  const today = localDay(new Date(), brand.timeZone);
  return {
    letter: begun.letter,
    position_name: begun.position_name,
    contract: begun.contract ?? 'FULL_TIME',
    starts_on: begun.starts_on !== null && begun.starts_on >= today ? begun.starts_on : null,
    ends_on: null,
    hours_per_week: begun.hours_per_week,
    units: begun.pay === null ? null : begun.pay.min / 10 ** fractionDigits(currency),
    currency,
    per: begun.pay?.per ?? 'HOUR',
    conditions: '',
    open_until: localDay(new Date(Date.now() + WEEK_MS), brand.timeZone),
  };
}

/** Returns whether a pay was entered. */
export function isPay(units: number | null): units is number {
  return units !== null && units > 0;
}

/** Converts a complete draft to the content that is sent. */
export function toOfferContent(draft: OfferDraft): OfferContent {
  const { units, currency, per, starts_on: startsOn, open_until: openUntil, hours_per_week: hours, ...rest } = draft;
  return {
    ...rest,
    letter: draft.letter.trim(),
    position_name: draft.position_name.trim(),
    conditions: draft.conditions.trim(),
    starts_on: startsOn ?? '',
    open_until: openUntil ?? '',
    hours_per_week: hours ?? 0,
    pay: { amount: Math.round((units ?? 0) * 10 ** fractionDigits(currency)), currency, per },
  };
}
