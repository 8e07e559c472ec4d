import { fillPlaces, composeCustomMail } from '@hearth/domains/identity/service';
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
}

/** Writes a mail in its language, optionally with a calendar file. */
export function writeMail({ to, firstName, language, about, values, button, lines = [], calendar }: LetterInput): Mail {
  const words = phrasesIn(language);
  const own = words.letters[about];
  const said = [fillPlaces(words.hello, { name: firstName }), fillPlaces(own.line, values), ...lines];
  return {
    ...composeCustomMail({
      to,
      language,
      // A name may hold whatever somebody typed; a subject is one line.
      subject: fillPlaces(own.subject, values).replaceAll(/\s+/g, ' '),
      text: said.filter((text) => text !== '').join('\n\n'),
      button: { label: words.buttons[button.words], link: button.link },
    }),
    ...(calendar === undefined ? {} : { calendar }),
  };
}
