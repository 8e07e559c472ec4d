import { fillPlaces, composeCustomMail } from '@hearth/domains/identity/service';
import type { LetterBrand } from '@hearth/domains/identity/service';
import type { Language } from '@hearth/kit/constants';
import type { Mail } from '@hearth/platform/module';
import { phrasesIn } from './words.ts';

type LetterPhrases = ReturnType<typeof phrasesIn>;
/** The kinds of mail about interviews. */
export type LetterKind = keyof LetterPhrases['letters'];

/** The content of a mail about an interview. */
export interface LetterInput {
  readonly to: string;
  readonly firstName: string;
  readonly language: Language;
  readonly about: LetterKind;
  readonly values: Readonly<Record<string, string>>;
  readonly button: { readonly words: keyof LetterPhrases['buttons']; readonly link: string };
  /** Further lines, such as where to go. */
  readonly lines?: readonly string[];
  readonly calendar?: NonNullable<Mail['calendar']>;
  readonly brand?: LetterBrand | undefined;
}

/** What is said about an interview: the news in one line, and what there is to know. */
export function interviewText({ language, about, values, lines = [] }: Pick<LetterInput, 'language' | 'about' | 'values' | 'lines'>): {
  readonly title: string;
  readonly text: string;
} {
  const own = phrasesIn(language).letters[about];
  return {
    // A name may hold whatever somebody typed; a subject is one line.
    title: fillPlaces(own.subject, values).replaceAll(/\s+/g, ' '),
    text: [fillPlaces(own.line, values), ...lines].filter((text) => text !== '').join('\n\n'),
  };
}

/** A letter in the words of its language, perhaps with a time for calendars. */
export function writeMail({ to, firstName, language, button, brand, calendar, ...said }: LetterInput): Mail {
  const words = phrasesIn(language);
  const { title, text } = interviewText({ language, ...said });
  return {
    ...composeCustomMail({
      to,
      language,
      brand,
      subject: title,
      text: [fillPlaces(words.hello, { name: firstName }), text].join('\n\n'),
      button: { label: words.buttons[button.words], link: button.link },
    }),
    ...(calendar === undefined ? {} : { calendar }),
  };
}
