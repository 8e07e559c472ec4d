import type { ApplicationBrief } from '@hearth/domains/applications/service';
import { fillPlaces, pageLink, composeCustomMail } from '@hearth/domains/identity/service';
import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import { isLanguage } from '@hearth/kit/installation/host-language';
import { formatMailMoment } from '@hearth/kit/text/written-moment';
import type { LetterBrand } from '@hearth/domains/identity/service';
import type { Config } from '@hearth/platform/config/config';
import type { Mail } from '@hearth/platform/module';
import { phrasesIn } from './words.ts';

/** Writes the notice in the candidate's language: when scores will be used and how to object. */
export function writeNoticeMail(
  config: Config,
  to: ApplicationBrief,
  told: { readonly law: string; readonly summary_url: string; readonly usable_from: Date },
  { timeZone, brand }: { readonly timeZone: string; readonly brand: LetterBrand | undefined },
): Mail {
  const language = isLanguage(to.language) ? to.language : FALLBACK_LANGUAGE;
  const words = phrasesIn(language);
  const values = {
    name: to.candidateFirstName,
    employer: to.employerName,
    job: to.jobTitle,
    law: told.law,
    from: formatMailMoment(language, told.usable_from, timeZone),
    address: told.summary_url,
  };
  const lines = [words.hello, words.notice.what, words.notice.looksAt, words.notice.choice, words.notice.audit];
  return composeCustomMail({
    to: to.email,
    language,
    brand,
    subject: fillPlaces(words.notice.subject, values).replaceAll(/\s+/g, ' '),
    text: lines.map((line) => fillPlaces(line, values)).join('\n\n'),
    button: { label: words.notice.button, link: pageLink(config, language, '/my/applications') },
  });
}
