/** One session ended: signed out, replayed or ended by hand. `data` holds `session_id` and `user_id`. */
export const SESSION_ENDED = 'identity.session_ended';
/** Every session of a person ended. `data` holds `user_id`. */
export const SESSIONS_OF_USER_ENDED = 'identity.sessions_of_user_ended';
/** Something is demanded of a person from now on, or no longer; what their sessions may do changed. `data` holds `user_id`. */
export const SESSION_RESTRICTED = 'identity.session_restricted';
