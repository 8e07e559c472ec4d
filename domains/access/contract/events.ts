/** The rights of a person changed, or a role that people hold: caches forget them, open pages read them again. `data` holds `user_id` or `role_id`. */
export const POLICY_CHANGED = 'access.policy_changed';
