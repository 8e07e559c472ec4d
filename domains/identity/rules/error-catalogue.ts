/** Codes that arrive under another spelling than the catalogue's own. */
const OTHER_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['Invalid phone number format', 'INVALID_PHONE_NUMBER_FORMAT'],
  ['captcha token required', 'CAPTCHA_TOKEN_REQUIRED'],
  ['captcha token invalid', 'CAPTCHA_TOKEN_INVALID'],
]);

/** Errors whose sentence is followed by how to reach the support team. */
const WITH_SUPPORT = new Set(['USER_NOT_MAPPED', 'USER_ALREADY_MAPPED', 'NORMAL_SIGN_UP_NOT_ALLOWED', 'UNKNOWN']);

/** The message for an error of signing in or up. */
export interface ErrorMessage {
  /** The code under which the sentence stands among this domain's phrases (`errors.CODE`). */
  readonly code: string;
  /** Whether the support contacts stand below it. */
  readonly support: boolean;
}

/**
 * The message for an error code; codes without their own sentence get the general one. `hasSentence` says whether a
 * code stands among the phrases; every other code gets the one sentence for anything else.
 */
export function messageFor(code: string, hasSentence: (code: string) => boolean): ErrorMessage {
  const own = OTHER_SPELLINGS.get(code) ?? code;
  const known = hasSentence(own) ? own : 'UNKNOWN';
  return { code: known, support: WITH_SUPPORT.has(known) };
}
