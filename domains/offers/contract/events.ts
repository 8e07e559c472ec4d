import type { HearthEvent } from '@hearth/kit/event';

export const OFFER_CHANGED = 'offers.offer_changed';

/** An offer was sent, read, signed, declined, withdrawn, or has run out: heard at its location and by its candidate. */
export const offerChanged = (of: {
  readonly id: string;
  readonly group_id: string;
  readonly location_id: string;
  readonly application_id: string;
  readonly user_id: string;
}): HearthEvent => ({
  type: OFFER_CHANGED,
  group_id: of.group_id,
  topics: [`brand:${of.location_id}`, `user:${of.user_id}`],
  data: { offer_id: of.id, application_id: of.application_id },
});

export const APPROVAL_CHANGED = 'offers.approval_changed';

/** Somebody asked, or said, whether an offer may go out: heard at its location alone. */
export const approvalChanged = (of: {
  readonly group_id: string;
  readonly location_id: string;
  readonly application_id: string;
}): HearthEvent => ({
  type: APPROVAL_CHANGED,
  group_id: of.group_id,
  topics: [`brand:${of.location_id}`],
  data: { application_id: of.application_id },
});
