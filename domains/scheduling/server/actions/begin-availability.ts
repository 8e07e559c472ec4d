import type { Work } from '@hearth/platform/module';
import { weekOfOffered, type OfferedPart } from '../../rules/offered-parts.ts';
import { startOfWeek } from '../../rules/hours/time.ts';
import { putUsualWeek } from '../queries/availability.ts';

/**
 * Lets the usual week of a new employee begin with the times that they offered before: from the week of their first day, until
 * they say something else themselves. Only for somebody who was just made.
 */
export async function beginAvailability(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  employee: { readonly id: string; readonly groupId: string; readonly startsOn: string },
  offered: readonly OfferedPart[],
): Promise<void> {
  const slots = weekOfOffered(offered);
  if (slots.length === 0) return;
  const { id: employeeId, groupId, startsOn } = employee;
  await putUsualWeek(db, { employeeId, groupId, from: startOfWeek(startsOn), slots, at: clock.now() });
}
