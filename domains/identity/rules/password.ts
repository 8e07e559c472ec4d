/** How hard a password is to guess; the empty text stands for an empty field. */
export type PasswordStrength = '' | 'short' | 'weak' | 'good' | 'strong' | 'invalid';

/** What a password is made of and whether it may be used. */
export interface PasswordVerdict {
  readonly strength: PasswordStrength;
  /** The key of the strength's name among this domain's phrases; empty for an empty field. */
  readonly label: string;
  /** True for good and strong only. */
  readonly pass: boolean;
  readonly upperCase: boolean;
  readonly lowerCase: boolean;
  readonly specialCharacters: boolean;
  readonly numbers: boolean;
  /** Characters such as é, 漢 or an inner space: they count for the length and for no kind. */
  readonly otherCharacters: boolean;
}

export const PASSWORD_MIN_CHARACTERS = 8;
/** Longer passwords are refused, so that nobody makes the server hash a book. */
export const PASSWORD_MAX_CHARACTERS = 128;

const SPECIAL = new Set('^$*.[]{}()?-"!@#%&/\\,><\':;|_~`+=');

const LABELS: Record<PasswordStrength, string> = {
  '': '',
  short: 'strength.short',
  weak: 'strength.weak',
  good: 'strength.good',
  strong: 'strength.strong',
  invalid: 'strength.invalid',
};

function strengthOf(characters: readonly string[], kinds: number): PasswordStrength {
  const first = characters[0];
  if (first === undefined) return '';
  if (characters.length < PASSWORD_MIN_CHARACTERS) return 'short';
  if (first.trim() === '' || (characters.at(-1) ?? '').trim() === '') return 'invalid';
  if (kinds === 4) return 'strong';
  return kinds === 3 ? 'good' : 'weak';
}

/** Judges a password as typed; nothing is trimmed. The order is empty, short, outer spaces, kinds (readings 11 to 15). */
export function judgePassword(password: string): PasswordVerdict {
  const characters = Array.from(password);
  const upperCase = characters.some((character) => character >= 'A' && character <= 'Z');
  const lowerCase = characters.some((character) => character >= 'a' && character <= 'z');
  const numbers = characters.some((character) => character >= '0' && character <= '9');
  const specialCharacters = characters.some((character) => SPECIAL.has(character));
  const otherCharacters = characters.some((character) => !/[A-Za-z0-9]/.test(character) && !SPECIAL.has(character));
  const strength = strengthOf(characters, [upperCase, lowerCase, numbers, specialCharacters].filter(Boolean).length);
  return {
    strength,
    label: LABELS[strength],
    pass: strength === 'good' || strength === 'strong',
    upperCase,
    lowerCase,
    specialCharacters,
    numbers,
    otherCharacters,
  };
}

/** What is wrong with a password, as the key of a sentence among the phrases; null when it may be used. */
export function passwordProblem(password: string): string | null {
  const { strength } = judgePassword(password);
  if (strength === '') return 'password.required';
  if (Array.from(password).length > PASSWORD_MAX_CHARACTERS) return 'password.long';
  if (strength === 'good' || strength === 'strong') return null;
  return `password.${strength}`;
}
