import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

/** The rights of a person changed, or a role that people hold: caches forget them, open pages read them again. */
export const POLICY_CHANGED = defineEvent('access.policy_changed', {
  /** Null where a role changed. */
  user_id: uuid.nullable(),
  role_id: uuid.nullable(),
});

/** Somebody took up the invitation of another. */
export const INVITATION_ACCEPTED = defineEvent('access.invitation_accepted', {
  user_id: uuid,
  invited_by: uuid,
  brand_id: uuid,
});

/** Somebody who belongs to a group was given a role by another. */
export const ROLE_GIVEN = defineEvent('access.role_given', { user_id: uuid, given_by: uuid, brand_id: uuid });
