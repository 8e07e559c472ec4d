import type { SeedApplication } from '@hearth/domains/applications/seed';
import { seedOffers } from '@hearth/domains/offers/seed';
import type { Work } from '@hearth/platform/module';
import { plusDays } from './days.ts';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';
import { PLACES } from './story.ts';

const DAY_MS = 86_400_000;

/** Two offers at the Lisbon restaurant: one signed, one that waits for its signature. */
export async function seedPapers(
  work: Work,
  group: SeededGroup,
  applications: readonly SeedApplication[],
): Promise<void> {
  const locationId = requireId(group.places, 'HH-001');
  const timeZone = PLACES.find(({ number }) => number === 'HH-001')?.timeZone ?? 'UTC';
  const chosen = applications.filter((one) => one.location_id === locationId && one.stage === 'OFFER').slice(0, 2);
  const now = work.clock.now();
  const startsOn = plusDays(now.toISOString().slice(0, 10), 14);
  await seedOffers(
    work,
    chosen.map((application, index) => ({
      application,
      sender: { userId: requireId(group.people, 'leonor'), name: 'Leonor Pacheco' },
      terms: {
        position_name: application.position_name,
        contract: 'PART_TIME',
        starts_on: startsOn,
        ends_on: null,
        hours_per_week: application.hours_per_week ?? 24,
        pay: { amount: 1450, currency: 'EUR', per: 'HOUR' },
      },
      timeZone,
      document: [
        'Offer of employment',
        `${application.employer_name}\nTo ${application.first_name} ${application.last_name}`,
        `Dear ${application.first_name}, we’d be glad to have you on the team. These are our terms.`,
        [
          'Terms',
          `Position: ${application.position_name}`,
          `Place of work: ${application.location_name}, ${application.location_city}`,
          'Contract type: Part-time',
          `Start date: ${startsOn}`,
          `Hours per week: ${application.hours_per_week ?? 24}`,
          'Pay: EUR 14.50 per hour',
        ].join('\n'),
      ].join('\n\n'),
      openUntil: new Date(now.getTime() + 7 * DAY_MS),
      isSigned: index === 0,
    })),
  );
}
