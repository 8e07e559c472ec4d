import { defineEvent } from '@hearth/kit/event';
import type { HearthEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

export const REFERRAL_CHANGED = defineEvent('sourcing.referral_changed', { referral_id: uuid });

/** A referral or its bonus changed. Sent to its location, referrer and candidate. */
export const referralChanged = (of: {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly referrer_id: string;
  readonly candidate_id: string;
}): HearthEvent =>
  REFERRAL_CHANGED.of({
    group_id: of.group_id,
    topics: [`brand:${of.location_id}`, `user:${of.referrer_id}`, `user:${of.candidate_id}`],
    data: { referral_id: of.id },
  });
