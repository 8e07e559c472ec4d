import { defineEvent } from '@hearth/kit/event';
import { LANGUAGES } from '@hearth/kit/constants';
import { uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** One session ended: signed out, replayed or revoked. */
export const SESSION_ENDED = defineEvent('identity.session_ended', { session_id: uuid, user_id: uuid });
/** Every session of a person ended. */
export const SESSIONS_OF_USER_ENDED = defineEvent('identity.sessions_of_user_ended', { user_id: uuid });
/** Something is demanded of a person from now on, or no longer; what their sessions may do changed. */
export const SESSION_RESTRICTED = defineEvent('identity.session_restricted', { user_id: uuid });
/** Somebody signed up with the address of an account that waits for its first password. */
export const UNVERIFIED_SIGN_UP = defineEvent('identity.unverified_sign_up', {
  user_id: uuid,
  /** Of the page that they signed up on. */
  language: z.enum(LANGUAGES),
});
