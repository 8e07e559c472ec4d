import { defineEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';
import { userType } from './schemas.ts';

/** Somebody registered. `brand_id` is the group that an employer founded. */
export const REGISTERED = defineEvent('registration.registered', {
  user_id: uuid,
  user_type: userType,
  brand_id: uuid.nullable(),
});
