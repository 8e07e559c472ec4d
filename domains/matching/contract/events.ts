import { defineEvent } from '@hearth/kit/event';
import type { HearthEvent } from '@hearth/kit/event';
import { uuid } from '@hearth/kit/schema';

export const OTHER_PROCESS_ASKED = defineEvent('matching.other_process_asked', { application_id: uuid });

/** A candidate asked to be assessed without scores. */
export const otherProcessRequested = (of: {
  readonly applicationId: string;
  readonly groupId: string;
  readonly locationId: string;
}): HearthEvent =>
  OTHER_PROCESS_ASKED.of({
    group_id: of.groupId,
    topics: [`brand:${of.locationId}`],
    data: { application_id: of.applicationId },
  });
