import type { HearthEvent } from '@hearth/kit/event';

export const OTHER_PROCESS_ASKED = 'matching.other_process_asked';

/** Somebody wants to be looked at without points. */
export const otherProcessAsked = (of: {
  readonly applicationId: string;
  readonly groupId: string;
  readonly locationId: string;
}): HearthEvent => ({
  type: OTHER_PROCESS_ASKED,
  group_id: of.groupId,
  topics: [`brand:${of.locationId}`],
  data: { application_id: of.applicationId },
});
