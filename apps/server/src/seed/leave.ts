import type { LeavePolicy, LeaveTerms } from '@hearth/domains/leave/schemas';
import { seedBalanceChange, seedClosedDays, seedPolicy } from '@hearth/domains/leave/seed';
import { seedTimeOff } from '@hearth/domains/scheduling/seed';
import { findEmploymentsOfUser } from '@hearth/domains/team/service';
import type { Work } from '@hearth/platform/module';
import { plusDays } from './days.ts';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';
import type { Worker } from './team.ts';

/** What most of the terms of the story say. */
function termsFrom(year: number, more: Partial<LeaveTerms>): LeaveTerms {
  return {
    from: `${year}-01-01`,
    grant: { kind: 'YEARLY', amount: 2500 },
    is_prorated: true,
    round_up_to: 'HALF',
    carry_over: { most: 500, until: { month: 3, day: 31 } },
    most: null,
    waiting_days: 0,
    below: 0,
    beyond: 'WARN',
    week_days: 5,
    day_minutes: 480,
    ...more,
  };
}

const policy = (unit: LeavePolicy['unit'], terms: LeaveTerms): LeavePolicy => ({
  unit,
  year: { starts: 'DATE', on: { month: 1, day: 1 } },
  terms: [terms],
});

/**
 * Policies and closed days of the enterprise: holiday for everybody, hours earned by work in Brooklyn, New Year's Eve closed.
 * Noor has taken a week, has an adjustment and asks for an afternoon; somebody works three days a week.
 */
export async function seedLeave(
  work: Work<'system'>,
  group: SeededGroup,
  workers: readonly Worker[],
  thisWeek: string,
): Promise<void> {
  const { groupId, places, people } = group;
  const userId = requireId(people, 'leonor');
  const lisbon = requireId(places, 'HH-001');
  const year = Number(thisWeek.slice(0, 4));
  const at = (brandId: string) => ({ groupId, brandId, userId });
  await seedPolicy(work, at(groupId), 'HOLIDAY', policy('DAYS', termsFrom(year - 1, {})));
  const worked = { kind: 'WORKED', amount: 60, per_minutes: 1800 } as const;
  await seedPolicy(
    work,
    at(requireId(places, 'HH-005')),
    'OTHER',
    policy('HOURS', termsFrom(year, { grant: worked, beyond: 'REFUSE' })),
  );
  const eve = { starts_on: `${year}-12-30`, ends_on: `${year + 1}-01-01`, is_yearly: true } as const;
  await seedClosedDays(work, at(groupId), { ...eve, mode: 'REFUSED', reason: 'New Year’s Eve' });
  const fair = { starts_on: plusDays(thisWeek, 39), ends_on: plusDays(thisWeek, 41), is_yearly: false } as const;
  await seedClosedDays(work, at(lisbon), { ...fair, mode: 'REASON', reason: 'Wine fair next door' });

  const [noor] = await findEmploymentsOfUser(work.db, requireId(people, 'noor'));
  if (noor === undefined) return;
  const noorHere = { groupId, employeeId: noor.id, userId };
  const approved = { state: 'APPROVED', by: userId, note: '' } as const;
  const now = work.clock.now();
  const week = { starts_on: plusDays(thisWeek, -98), ends_on: plusDays(thisWeek, -92) };
  await seedTimeOff(work.db, noorHere, { ...week, kind: 'HOLIDAY', note: '' }, now, approved);
  const day = plusDays(thisWeek, 15);
  const afternoon = { part: 'AFTERNOON', start: '13:00', end: '00:00' } as const;
  await seedTimeOff(
    work.db,
    noorHere,
    { starts_on: day, ends_on: day, ...afternoon, kind: 'HOLIDAY', note: 'An appointment in town' },
    now,
  );
  const bonus = { kind: 'ADJUSTMENT', on: plusDays(thisWeek, -30), amount: 100 } as const;
  await seedBalanceChange(work, noorHere, 'HOLIDAY', bonus, 'A day for the opening weekend');
  const other = workers.findLast((one) => one.locationId === lisbon && one.id !== noor.id);
  if (other !== undefined) {
    const three = { kind: 'WEEK_DAYS', on: `${year}-01-01`, week_days: 3 } as const;
    await seedBalanceChange(work, { ...noorHere, employeeId: other.id }, 'HOLIDAY', three, 'Part time since January');
  }
}
