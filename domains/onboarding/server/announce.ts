import { ONBOARDING_CHANGED } from '../contract/events.ts';
import type { JourneyRow } from './queries/journey.ts';

/** The event that an onboarding changed, for the new hire, their buddy and the managers of their location. */
export function onboardingChanged(
  row: Pick<JourneyRow, 'employee_id' | 'group_id' | 'location_id' | 'user_id' | 'buddy_user_id'>,
) {
  const people = [row.user_id, row.buddy_user_id].flatMap((id) => (id === null ? [] : [`user:${id}` as const]));
  return ONBOARDING_CHANGED.of({
    group_id: row.group_id,
    topics: [`brand:${row.location_id}` as const, ...people],
    data: { employee_id: row.employee_id },
  });
}
