/** The strength of a password; empty for an empty field. */
export type PasswordStrength = '' | 'short' | 'weak' | 'good' | 'strong' | 'invalid';

/** The composition of a password and whether it is accepted. */
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
/** Maximum length of a password, to bound the cost of hashing. */
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

function rateStrength(characters: readonly string[], kinds: number): PasswordStrength {
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
  const strength = rateStrength(characters, [upperCase, lowerCase, numbers, specialCharacters].filter(Boolean).length);
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

/** The code of a password's refusal, under which its sentence is found. */
export type PasswordProblem =
  | 'PASSWORD_REQUIRED'
  | 'SHORT_PASSWORD'
  | 'OUTER_SPACES_IN_PASSWORD'
  | 'WEAK_PASSWORD'
  | 'LONG_PASSWORD';

const PROBLEMS: Readonly<Record<PasswordStrength, PasswordProblem | null>> = {
  '': 'PASSWORD_REQUIRED',
  short: 'SHORT_PASSWORD',
  invalid: 'OUTER_SPACES_IN_PASSWORD',
  weak: 'WEAK_PASSWORD',
  good: null,
  strong: null,
};

/** Finds the refusal code of a password; null if it is accepted. */
export function findPasswordProblem(password: string): PasswordProblem | null {
  if (Array.from(password).length > PASSWORD_MAX_CHARACTERS) return 'LONG_PASSWORD';
  return PROBLEMS[judgePassword(password).strength];
}
