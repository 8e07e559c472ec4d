import { ELIGIBILITY_CHANGED } from '../contract/events.ts';
import type { Subject } from './queries/work-case.ts';

/** The event that somebody’s case changed, for them and the managers of their location. */
export function eligibilityChanged(of: Pick<Subject, 'employee_id' | 'group_id' | 'location_id' | 'user_id'>) {
  const place = `brand:${of.location_id}` as const;
  return ELIGIBILITY_CHANGED.of({
    group_id: of.group_id,
    topics: of.user_id === null ? [place] : [place, `user:${of.user_id}`],
    data: { employee_id: of.employee_id },
  });
}
