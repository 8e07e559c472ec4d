import { fillPlaces, writtenLetter } from '@hearth/domains/identity/service';
import type { LetterBrand } from '@hearth/domains/identity/service';
import type { Language } from '@hearth/kit/constants';
import type { Mail } from '@hearth/platform/module';
import { wordsIn } from './words.ts';

type Words = ReturnType<typeof wordsIn>;
/** What a letter is about. */
export type Subject = keyof Words['letters'];

/** A letter about an interview. */
export interface Letter {
  readonly to: string;
  readonly firstName: string;
  readonly language: Language;
  readonly about: Subject;
  readonly values: Readonly<Record<string, string>>;
  readonly button: { readonly words: keyof Words['buttons']; readonly link: string };
  /** Further lines, such as where to go. */
  readonly lines?: readonly string[];
  readonly calendar?: NonNullable<Mail['calendar']>;
  readonly brand?: LetterBrand | undefined;
}

/** What is said about an interview: the news in one line, and what there is to know. */
export function saidIn({ language, about, values, lines = [] }: Pick<Letter, 'language' | 'about' | 'values' | 'lines'>): {
  readonly title: string;
  readonly text: string;
} {
  const own = wordsIn(language).letters[about];
  return {
    // A name may hold whatever somebody typed; a subject is one line.
    title: fillPlaces(own.subject, values).replaceAll(/\s+/g, ' '),
    text: [fillPlaces(own.line, values), ...lines].filter((text) => text !== '').join('\n\n'),
  };
}

/** A letter in the words of its language, perhaps with a time for calendars. */
export function letter({ to, firstName, language, button, brand, calendar, ...said }: Letter): Mail {
  const words = wordsIn(language);
  const { title, text } = saidIn({ language, ...said });
  return {
    ...writtenLetter({
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
