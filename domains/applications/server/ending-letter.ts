import { fillPlaces } from '@hearth/domains/identity/service';
import type { EndReason } from '../contract/schemas.ts';
import { letterFor } from '../rules/end-reasons.ts';
import type { ApplicationRow } from './queries/application.ts';
import { phrasesIn } from './words.ts';

/** An unsent mail that ends an application. */
export interface EndingLetter {
  readonly to: string;
  readonly language: ApplicationRow['language'];
  readonly subject: string;
  /** Paragraphs, with an empty line between them. */
  readonly text: string;
}

/** Composes the mail that ends an application, in the candidate's language; null without an address. */
export function composeEndingLetter(row: ApplicationRow, reason: EndReason): EndingLetter | null {
  if (row.email === '') return null;
  const words = phrasesIn(row.language);
  const values = { name: row.first_name, employer: row.employer_name, job: row.job_title };
  const say = (phrase: string): string => fillPlaces(phrase, values);
  return {
    to: row.email,
    language: row.language,
    // A job's title may be written over several lines; a subject may not.
    subject: say(words.subject).replaceAll(/\s+/g, ' '),
    text: [say(words.hello), say(words[letterFor(reason)]), words.closing, row.employer_name].join('\n\n'),
  };
}
