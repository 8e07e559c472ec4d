import { seedOnboarding, type SeededJourney } from '@hearth/domains/onboarding/seed';
import { seedOnboardingWarning } from '@hearth/domains/scheduling/seed';
import type { Work } from '@hearth/platform/module';
import { plusDays } from './days.ts';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';
import type { Worker } from './team.ts';

/** What is still open or waits for a review, person by person: nobody lacks what shifts wait for, so that no planned shift is wrong. */
const STAGES: readonly Pick<SeededJourney, 'open' | 'review'>[] = [
  {
    open: ['Uniform and locker', 'Payroll entry', 'Tour of the house', 'Link your account'],
    review: ['ID or passport'],
  },
  { open: ['ID or passport', 'Payroll entry', 'Tour of the house', 'Link your account'] },
  { open: ['Uniform and locker', 'Link your account'] },
  { open: ['Payroll entry', 'Tour of the house'] },
  { open: ['Link your account'] },
];

/** In Lisbon and one more location people are at different steps, some of them late. */
export async function seedJourneys(
  work: Work<'system'>,
  group: SeededGroup,
  workers: readonly Worker[],
  today: string,
): Promise<void> {
  const { groupId, places, people } = group;
  const by = { groupId, userId: requireId(people, 'leonor') };
  const at = (number: string) => workers.filter(({ locationId }) => locationId === requireId(places, number));
  const lisbon = at('HH-001');
  // Those who joined last: the first of each location have accounts of the story.
  const chosen = [...lisbon.slice(-4), ...at('HH-002').slice(-3)];
  await seedOnboarding(
    work,
    by,
    chosen.map(({ id }, index) => ({
      employeeId: id,
      startsOn: plusDays(today, index - 3),
      open: [],
      ...STAGES[index % STAGES.length],
      ...(index === 0 && lisbon[0] !== undefined ? { buddyId: lisbon[0].id } : {}),
    })),
  );
  await seedOnboardingWarning(work, by);
}
