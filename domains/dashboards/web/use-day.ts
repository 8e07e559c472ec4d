import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { APPLICATION_RECEIVED, HIRED, STAGE_CHANGED } from '@hearth/domains/applications/events';
import { MESSAGE_SENT, MESSAGES_READ, STAFF_MESSAGES_READ, STAFF_MESSAGE_SENT } from '@hearth/domains/messaging/events';
import { PUBLISHED, SHIFTS_CHANGED, TIME_OFF_DECIDED, TIME_OFF_REQUESTED } from '@hearth/domains/scheduling/events';
import { getDay } from '../contract/endpoints.ts';

const NEWS = [
  SHIFTS_CHANGED,
  PUBLISHED,
  TIME_OFF_REQUESTED,
  TIME_OFF_DECIDED,
  APPLICATION_RECEIVED,
  STAGE_CHANGED,
  HIRED,
  MESSAGE_SENT,
  MESSAGES_READ,
  STAFF_MESSAGE_SENT,
  STAFF_MESSAGES_READ,
];

/** The day of a location, read again whenever something of it changes. */
export function useDay(locationId: string) {
  useReadAgainOn(NEWS, [getDay]);
  return useCall(getDay, { params: { id: locationId } }, { keepPrevious: true });
}
