import { defineEvent } from '@hearth/kit/event';
import type { HearthEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

export const OFFER_CHANGED = defineEvent('offers.offer_changed', { offer_id: uuid, application_id: uuid });

/** An offer was sent, read, signed, declined, withdrawn or expired. Sent to location and candidate. */
export const offerChanged = (of: {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly application_id: string;
  readonly user_id: string;
}): HearthEvent =>
  OFFER_CHANGED.of({
    group_id: of.group_id,
    topics: [`brand:${of.location_id}`, `user:${of.user_id}`],
    data: { offer_id: of.id, application_id: of.application_id },
  });

export const APPROVAL_CHANGED = defineEvent('offers.approval_changed', { application_id: uuid });

/** Approval of an offer was requested or decided. Sent to its location only. */
export const approvalChanged = (of: {
  readonly group_id: string;
  readonly location_id: string;
  readonly application_id: string;
}): HearthEvent =>
  APPROVAL_CHANGED.of({
    group_id: of.group_id,
    topics: [`brand:${of.location_id}`],
    data: { application_id: of.application_id },
  });
