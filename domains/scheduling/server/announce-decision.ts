import type { Work } from '@hearth/platform/module';
import { TIME_OFF_DECIDED } from '../contract/events.ts';
import type { TimeOff } from '../contract/time-off-schemas.ts';
import type { RequestOfPerson } from './queries/time-off.ts';

/** Tells the person who asked and the managers of their location what a request has become. */
export function announceDecision(
  emit: Work['emit'],
  groupId: string,
  request: RequestOfPerson,
  state: Exclude<TimeOff['state'], 'CANCELLED'>,
): Promise<void> {
  const { id, employee_id: employeeId, location_id: locationId, user_id: userId } = request;
  return emit(
    TIME_OFF_DECIDED.of({
      group_id: groupId,
      topics: [`brand:${locationId}`, ...(userId === null ? [] : [`user:${userId}` as const])],
      data: { request_id: id, employee_id: employeeId, state },
    }),
  );
}
