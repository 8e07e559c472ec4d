import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

/** One session ended: signed out, replayed or revoked. */
export const SESSION_ENDED = defineEvent('identity.session_ended', { session_id: uuid, user_id: uuid });
/** Every session of a person ended. */
export const SESSIONS_OF_USER_ENDED = defineEvent('identity.sessions_of_user_ended', { user_id: uuid });
/** Something is demanded of a person from now on, or no longer; what their sessions may do changed. */
export const SESSION_RESTRICTED = defineEvent('identity.session_restricted', { user_id: uuid });
