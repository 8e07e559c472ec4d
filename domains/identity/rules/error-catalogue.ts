import * as failures from '../contract/failures.ts';

/** Codes that arrive under another spelling than the catalogue's own. */
const OTHER_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['Invalid phone number format', 'INVALID_PHONE_NUMBER_FORMAT'],
  ['captcha token required', 'CAPTCHA_TOKEN_REQUIRED'],
  ['captcha token invalid', 'CAPTCHA_TOKEN_INVALID'],
]);

/** Refusals that any call can answer with, and the one that no server can say: that the frame does not answer. */
const FROM_ELSEWHERE = ['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'FRAME_UNREACHABLE'];

const CATALOGUE: ReadonlySet<string> = new Set([
  ...Object.values(failures).map((kind) => kind.code),
  ...FROM_ELSEWHERE,
]);

/** Errors whose sentence is followed by how to reach the support team. */
const WITH_SUPPORT = new Set(['USER_NOT_MAPPED', 'USER_ALREADY_MAPPED', 'NORMAL_SIGN_UP_NOT_ALLOWED', 'UNKNOWN']);

/** What to say about an error of signing in or up. */
export interface ErrorWords {
  /** The code under which the sentence stands among this domain's phrases (`errors.CODE`). */
  readonly code: string;
  /** Whether the support contacts stand below it. */
  readonly support: boolean;
}

/** The words for an error code; every code that the catalogue does not name gets the one sentence for anything else. */
export function wordsFor(code: string): ErrorWords {
  const known = OTHER_SPELLINGS.get(code) ?? (CATALOGUE.has(code) ? code : 'UNKNOWN');
  return { code: known, support: WITH_SUPPORT.has(known) };
}
