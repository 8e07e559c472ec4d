import type { SeedApplication } from '@hearth/domains/applications/seed';
import { seedPool } from '@hearth/domains/talent-pool/seed';
import type { SeedEntry } from '@hearth/domains/talent-pool/seed';
import type { Work } from '@hearth/platform/module';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';

const DAY_MS = 86_400_000;

/** Why each is in the pool, how many days ago they were asked, and how many days ago they said yes. */
const PEOPLE: readonly (Pick<SeedEntry, 'reason' | 'note' | 'tags'> & {
  readonly asked: number;
  readonly said: number | null;
})[] = [
  {
    reason: 'RUNNER_UP',
    note: 'Close second for the bar job.',
    tags: ['Good with guests', 'Bar'],
    asked: 41,
    said: 40,
  },
  { reason: 'RUNNER_UP', note: '', tags: ['Good with guests'], asked: 38, said: 38 },
  { reason: 'NO_OPENING', note: 'Mornings only.', tags: ['Early shifts'], asked: 33, said: 31 },
  { reason: 'SEASON', note: 'Back in Lisbon from May to September.', tags: ['Summer', 'Bar'], asked: 27, said: 27 },
  { reason: 'SEASON', note: '', tags: ['Summer'], asked: 20, said: 18 },
  { reason: 'LATER', note: 'Finishes school in the spring.', tags: [], asked: 12, said: null },
  { reason: 'RUNNER_UP', note: '', tags: ['Good with guests', 'Early shifts'], asked: 9, said: 8 },
  { reason: 'OTHER', note: 'Prefers the kitchen.', tags: [], asked: 4, said: null },
];

/** Some who were not hired, at any place of the group, and may be asked again; two of them have not answered yet. */
export async function seedTalents(
  work: Work,
  group: SeededGroup,
  applications: readonly SeedApplication[],
): Promise<void> {
  const ago = (days: number): Date => new Date(work.clock.now().getTime() - days * DAY_MS);
  const runnersUp = applications.filter(({ stage }) => stage === 'REJECTED').slice(0, PEOPLE.length);
  await seedPool(
    work,
    { id: group.groupId, by: { userId: requireId(group.people, 'leonor'), name: 'Leonor Pacheco' } },
    runnersUp.flatMap(
      ({ id, location_id, user_id, first_name, last_name, email, language, position_name, job_title }, at) => {
        const story = PEOPLE[at];
        if (story === undefined) return [];
        const { asked, said, ...why } = story;
        const application = {
          id,
          location_id,
          user_id,
          first_name,
          last_name,
          email,
          language,
          position_name,
          job_title,
        };
        return [{ ...why, application, askedAt: ago(asked), consentedAt: said === null ? null : ago(said) }];
      },
    ),
    'Good with guests',
  );
}
