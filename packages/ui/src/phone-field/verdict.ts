/** The library's verdict on a number; both checks are unknown until its data is loaded. */
export type PhoneVerdict = { state: 'empty' | 'unknown' } | { state: 'checked'; possible: boolean; precise: boolean };

/** The strictness of a field: a possible length, or a number of a known range. */
export type PhoneCheck = 'possible' | 'precise';

/** The problem of a number, by the codes of the catalogue. */
export type PhoneProblem = 'INVALID_PHONE_NUMBER_FORMAT' | 'INVALID_PHONE_NUMBER';

/** The two checks, as the library offers them. */
export type PhoneChecks = { isPossible: (text: string) => boolean; isPrecise: (text: string) => boolean };

/** Judges a text by the two checks; nothing is judged without them, and no rule is added to theirs. */
export function toVerdict(text: string, checks: PhoneChecks | undefined): PhoneVerdict {
  if (text.trim() === '') return { state: 'empty' };
  if (checks === undefined) return { state: 'unknown' };
  return { state: 'checked', possible: checks.isPossible(text), precise: checks.isPrecise(text) };
}

/** The problem of a verdict; none for an empty field or a number that could not be checked. */
export function findPhoneProblem(verdict: PhoneVerdict, check: PhoneCheck): PhoneProblem | null {
  if (verdict.state !== 'checked') return null;
  if (!verdict.possible) return 'INVALID_PHONE_NUMBER_FORMAT';
  return check === 'precise' && !verdict.precise ? 'INVALID_PHONE_NUMBER' : null;
}

/** Tells if two texts are the same number apart from separators. */
export function sameNumber(one: string, other: string): boolean {
  const bare = (text: string) => text.replaceAll(/[^\d+]/gu, '');
  return one === other || (bare(one) !== '' && bare(one) === bare(other));
}
