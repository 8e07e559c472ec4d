import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

/** The rights of a person changed, or a role that people hold: caches forget them, open pages read them again. */
export const POLICY_CHANGED = defineEvent('access.policy_changed', {
  /** Null where a role changed. */
  user_id: uuid.nullable(),
  role_id: uuid.nullable(),
});
