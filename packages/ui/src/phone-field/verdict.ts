/** What the two checks of the library say of a number; both are unknown until its data has come. */
export type PhoneVerdict = { state: 'empty' | 'unknown' } | { state: 'checked'; possible: boolean; precise: boolean };

/** How strict a field is: whether the length can be that of a number, or whether the number is one of a known range. */
export type PhoneCheck = 'possible' | 'precise';

/** What is wrong with a number, as the codes of the catalogue name it. */
export type PhoneProblem = 'INVALID_PHONE_NUMBER_FORMAT' | 'INVALID_PHONE_NUMBER';

/** The two checks, as the library offers them. */
export type PhoneChecks = { isPossible: (text: string) => boolean; isPrecise: (text: string) => boolean };

/** Judges a text by the two checks; nothing is judged without them, and no rule is added to theirs. */
export function judgePhone(text: string, checks: PhoneChecks | undefined): PhoneVerdict {
  if (text.trim() === '') return { state: 'empty' };
  if (checks === undefined) return { state: 'unknown' };
  return { state: 'checked', possible: checks.isPossible(text), precise: checks.isPrecise(text) };
}

/** What to say of a verdict; nothing of an empty field or of a number that could not be checked. */
export function phoneProblem(verdict: PhoneVerdict, check: PhoneCheck): PhoneProblem | null {
  if (verdict.state !== 'checked') return null;
  if (!verdict.possible) return 'INVALID_PHONE_NUMBER_FORMAT';
  return check === 'precise' && !verdict.precise ? 'INVALID_PHONE_NUMBER' : null;
}

/** Whether two texts are the same number but for the signs between its digits. */
export function sameNumber(one: string, other: string): boolean {
  const bare = (text: string) => text.replaceAll(/[^\d+]/gu, '');
  return one === other || (bare(one) !== '' && bare(one) === bare(other));
}
