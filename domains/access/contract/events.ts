/** The rights of a person changed: caches forget them, open pages read them again. `data` holds `user_id`. */
export const POLICY_CHANGED = 'access.policy_changed';
