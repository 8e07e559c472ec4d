import { createHash } from 'node:crypto';
import type { ApplicationBrief } from '@hearth/domains/applications/service';
import { fillPlaces } from '@hearth/domains/identity/service';
import { formatMailDay, formatMailMoney, formatMailNumber } from '@hearth/kit/text/written-figures';
import { formatMailMoment } from '@hearth/kit/text/written-moment';
import type { OfferContent } from '../contract/schemas.ts';
import { writeDocument } from '../rules/document.ts';
import type { Workplace } from './queries/place.ts';
import { toLanguage, phrasesIn } from './words.ts';

/** Returns the SHA-256 of a UTF-8 text in hexadecimal. */
export function hashDocument(document: string): string {
  return createHash('sha256').update(document, 'utf8').digest('hex');
}

/** Composes the document of an offer in the candidate's language. */
export function composeDocument(
  application: ApplicationBrief,
  place: Workplace,
  content: OfferContent,
  dates: { readonly today: string; readonly expiresAt: Date },
): string {
  const language = toLanguage(application.language);
  const { document: words } = phrasesIn(language);
  const pay = formatMailMoney(language, content.pay.amount, content.pay.currency);
  return writeDocument(
    words,
    [
      application.employerName,
      fillPlaces(words.to, { name: application.candidateName }),
      formatMailDay(language, dates.today),
    ],
    content.letter,
    [
      [words.position, content.position_name],
      [words.place, [place.name, place.address].filter((part) => part !== '').join(', ')],
      [words.contract, words.contracts[content.contract]],
      [words.startsOn, formatMailDay(language, content.starts_on)],
      [words.endsOn, content.ends_on === null ? '' : formatMailDay(language, content.ends_on)],
      [words.hours, formatMailNumber(language, content.hours_per_week)],
      [words.pay, fillPlaces(words.per[content.pay.per], { amount: pay })],
      [words.openUntil, formatMailMoment(language, new Date(dates.expiresAt.getTime() - 60_000), place.time_zone)],
    ],
    [words.conditions, content.conditions],
  );
}
