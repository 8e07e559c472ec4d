import { createHash } from 'node:crypto';
import type { ApplicationBrief } from '@hearth/domains/applications/service';
import { fillPlaces } from '@hearth/domains/identity/service';
import { writtenDay, writtenMoney, writtenNumber } from '@hearth/kit/written-figures';
import { writtenMoment } from '@hearth/kit/written-moment';
import type { OfferContent } from '../contract/schemas.ts';
import { writeDocument } from '../rules/document.ts';
import type { Place } from './queries/place.ts';
import { languageOf, wordsIn } from './words.ts';

/** SHA-256 of a text, in UTF-8, as hexadecimal digits. */
export function hashOf(document: string): string {
  return createHash('sha256').update(document, 'utf8').digest('hex');
}

/** What an offer says, in the language that its candidate applied in. */
export function paperOf(
  application: ApplicationBrief,
  place: Place,
  content: OfferContent,
  dates: { readonly today: string; readonly expiresAt: Date },
): string {
  const language = languageOf(application.language);
  const { document: words } = wordsIn(language);
  const pay = writtenMoney(language, content.pay.amount, content.pay.currency);
  return writeDocument(
    words,
    [
      application.employerName,
      fillPlaces(words.to, { name: application.candidateName }),
      writtenDay(language, dates.today),
    ],
    content.letter,
    [
      [words.position, content.position_name],
      [words.place, [place.name, place.address].filter((part) => part !== '').join(', ')],
      [words.contract, words.contracts[content.contract]],
      [words.startsOn, writtenDay(language, content.starts_on)],
      [words.endsOn, content.ends_on === null ? '' : writtenDay(language, content.ends_on)],
      [words.hours, writtenNumber(language, content.hours_per_week)],
      [words.pay, fillPlaces(words.per[content.pay.per], { amount: pay })],
      [words.openUntil, writtenMoment(language, new Date(dates.expiresAt.getTime() - 60_000), place.time_zone)],
    ],
    [words.conditions, content.conditions],
  );
}
