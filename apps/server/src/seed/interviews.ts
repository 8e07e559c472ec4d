import type { SeedApplication } from '@hearth/domains/applications/seed';
import { seedInterviews } from '@hearth/domains/interviews/seed';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { plusDays } from './days.ts';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';
import { PLACES } from './story.ts';

/** Hours of every day from Monday to Saturday. */
const HOURS = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '10:00', end: '17:00' }));
const TIMES = ['10:00', '11:00', '14:30'] as const;
const named = (name: string, good: string) => ({ id: newId(), name, good });

/** How a first interview is held, by these people. */
const firstInterview = (panel: readonly string[]) => ({
  name: 'First interview',
  kind: 'IN_PERSON' as const,
  minutes: 30,
  buffer_minutes: 10,
  notice_hours: 12,
  horizon_days: 14,
  capacity: 1,
  panel: [...panel],
  panel_rule: 'ANY' as const,
  room: 'Office behind the bar',
  details: 'Ring at the side door and ask for the manager on duty.',
  hours: HOURS,
  focus: ['What does a good evening look like for you?', 'Which shifts can’t you work?'],
  criteria: [
    named('Warm with people', 'Listens, asks questions, remembers details'),
    named('Reliable', 'Is clear about when they can work, and sticks to it'),
  ],
});

/** What a trial shift is judged by, and what Tiago wrote about one. */
function trialScorecard() {
  const criteria = [
    named('Calm under pressure', 'Sets priorities when three tables call at once'),
    named('Works with the kitchen', 'Calls orders clearly, says thank you'),
    named('Careful with guests', 'Makes eye contact, double-checks allergies'),
  ];
  const said = ['FULLY', 'MOSTLY', 'NOT_SEEN'] as const;
  const card = {
    ratings: criteria.map(({ id }, index) => ({ criterion_id: id, step: said[index] ?? 'NOT_SEEN', note: '' })),
    recommendation: 'YES' as const,
    summary: 'Quick on the floor and kind to the team. Needs menu training before a Saturday shift.',
  };
  return { criteria, card };
}

/**
 * Interviews at the Lisbon restaurant: Pia Valtonen may choose a time, others come today and tomorrow. Somebody had a trial shift
 * yesterday, of which Tiago has written his scorecard and Leonor has not.
 */
export async function seedTalks(
  work: Work,
  group: SeededGroup,
  applications: readonly SeedApplication[],
): Promise<void> {
  const locationId = requireId(group.places, 'HH-001');
  const zone = PLACES.find(({ number }) => number === 'HH-001')?.timeZone ?? 'UTC';
  const [leonor, tiago] = [requireId(group.people, 'leonor'), requireId(group.people, 'tiago')];
  const place = { groupId: group.groupId, locationId, zone };
  const pia = requireId(group.people, 'pia');
  const here = applications.filter((one) => one.location_id === locationId && one.stage === 'INTERVIEW');
  const own = here.filter(({ user_id: userId }) => userId === pia);
  const strangers = here.filter(({ user_id: userId }) => userId !== pia);
  const others = strangers.slice(0, TIMES.length * 2);
  const today = work.clock.now().toISOString().slice(0, 10);
  const kit = firstInterview([leonor, tiago]);
  await seedInterviews(work, place, kit, [
    ...own.map((application) => ({ application })),
    ...others.map((application, index) => ({
      application,
      at: { date: plusDays(today, Math.floor(index / TIMES.length)), time: TIMES[index % TIMES.length] ?? TIMES[0] },
    })),
  ]);
  const tried = strangers[others.length];
  const { criteria, card } = trialScorecard();
  await seedInterviews(
    work,
    place,
    {
      ...kit,
      name: 'Evening on the floor',
      kind: 'TRIAL_SHIFT',
      minutes: 180,
      panel_rule: 'ALL',
      panel: [tiago, leonor],
      focus: [],
      criteria,
    },
    tried === undefined
      ? []
      : [{ application: tried, at: { date: plusDays(today, -1), time: '18:00' }, cards: new Map([[tiago, card]]) }],
  );
}
