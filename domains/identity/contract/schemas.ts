import { dictionary, instant, string, uuid } from '@hearth/kit/schema';
import { z } from 'zod';
import {
  ACCOUNT_WITHOUT_PASSWORD,
  CAPTCHA_TOKEN_INVALID,
  CAPTCHA_TOKEN_REQUIRED,
  DRAFT_ACCOUNT,
  EMAIL_ADDRESS_REQUIRED,
  EMAIL_ALREADY_USED,
  HOTEL_GROUP_EMAIL,
  INVALID_EMAIL_ADDRESS,
  LONG_PASSWORD,
  OUTER_SPACES_IN_PASSWORD,
  PASSWORD_REQUIRED,
  SHORT_PASSWORD,
  WEAK_PASSWORD,
  INVALID_PREFERRED_USERNAME,
} from './failures.ts';

/** Why a chosen password is refused. */
export const passwordFailures = {
  PASSWORD_REQUIRED,
  SHORT_PASSWORD,
  OUTER_SPACES_IN_PASSWORD,
  WEAK_PASSWORD,
  LONG_PASSWORD,
};

/** Why an address cannot have a new account. */
export const newEmailFailures = {
  EMAIL_ADDRESS_REQUIRED,
  INVALID_EMAIL_ADDRESS,
  HOTEL_GROUP_EMAIL,
  EMAIL_ALREADY_USED,
  ACCOUNT_WITHOUT_PASSWORD,
  DRAFT_ACCOUNT,
};

/** A sign-in name as typed: an e-mail address or a username. Checked as text only, so that it cannot be anything else. */
export const loginName = string(254).min(1);
/** A password as typed. Its strength is a rule of its own; here only its size is bounded. */
export const password = string(1024).min(1);
/** Data of a captcha or another check of the sign-in pages. */
export const validationData = dictionary(string(64), string(4096), 20);

/** Why a call is refused until work is done for it. */
export const captchaFailures = { CAPTCHA_TOKEN_REQUIRED, CAPTCHA_TOKEN_INVALID };

/** An access token with what its holder needs to know about it. */
export const accessToken = z.strictObject({
  access_token: z.string(),
  expires_at: instant,
  /** Seconds from the answer to the expiry: what a clock that goes wrong can rely on. */
  expires_in: z.int(),
  session_id: uuid,
  user_id: uuid,
  /** Present while the holder may do nothing but set up what is demanded of them. */
  restricted_to: z.enum(['SECOND_FACTOR_SETUP']).optional(),
  /** Who acts for the user, while somebody does. */
  impersonator_id: uuid.optional(),
});

/** The password was right, and a second step has to follow: its id, and until when. */
export const signInChallenge = z.strictObject({
  challenge: z.strictObject({ challenge_id: z.string(), kind: z.enum(['TOTP']), expires_at: instant }),
});

/** An account to try in a demo. */
export interface DemoAccount {
  /** What kind of user it is, in English: `Candidate`, `Employee`, `Location manager`, … */
  readonly kind: string;
  readonly name: string;
  readonly username: string;
  /** Absent where other machines reach the demonstration: its start printed it. */
  readonly password?: string;
}

export type AccessToken = z.infer<typeof accessToken>;

/** The refusal of an invalid username; its fields name the problem. */
export const usernameFailures = { INVALID_PREFERRED_USERNAME };
