import type { ApplicationBrief } from '@hearth/domains/applications/service';
import { fillPlaces, pageLink, writtenLetter } from '@hearth/domains/identity/service';
import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import { isLanguage } from '@hearth/kit/host-language';
import { writtenMoment } from '@hearth/kit/written-moment';
import type { Config } from '@hearth/platform/config';
import type { Mail } from '@hearth/platform/module';
import { wordsIn } from './words.ts';

/** Tells somebody, in the language that they applied in, that points may be used for them, from when on, and what they can do. */
export function noticeLetter(
  config: Config,
  to: ApplicationBrief,
  told: { readonly law: string; readonly summary_url: string; readonly usable_from: Date },
  timeZone: string,
): Mail {
  const language = isLanguage(to.language) ? to.language : FALLBACK_LANGUAGE;
  const words = wordsIn(language);
  const values = {
    name: to.candidateFirstName,
    employer: to.employerName,
    job: to.jobTitle,
    law: told.law,
    from: writtenMoment(language, told.usable_from, timeZone),
    address: told.summary_url,
  };
  const lines = [words.hello, words.notice.what, words.notice.looksAt, words.notice.choice, words.notice.audit];
  return writtenLetter({
    to: to.email,
    language,
    subject: fillPlaces(words.notice.subject, values).replaceAll(/\s+/g, ' '),
    text: lines.map((line) => fillPlaces(line, values)).join('\n\n'),
    button: { label: words.notice.button, link: pageLink(config, language, '/my/applications') },
  });
}
