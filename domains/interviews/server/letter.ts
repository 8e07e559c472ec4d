import { fillPlaces, writtenLetter } from '@hearth/domains/identity/service';
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
}

/** A letter in the words of its language, perhaps with a time for calendars. */
export function letter({ to, firstName, language, about, values, button, lines = [], calendar }: Letter): Mail {
  const words = wordsIn(language);
  const own = words.letters[about];
  const said = [fillPlaces(words.hello, { name: firstName }), fillPlaces(own.line, values), ...lines];
  return {
    ...writtenLetter({
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
