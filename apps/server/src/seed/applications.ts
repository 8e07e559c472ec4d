import { seedApplications, seedStageEvents } from '@hearth/domains/applications/seed';
import type { SeedApplication } from '@hearth/domains/applications/seed';
import type { Stage } from '@hearth/domains/applications/schemas';
import { seedPeople } from '@hearth/domains/identity/seed';
import type { SeedPerson } from '@hearth/domains/identity/seed';
import { seedMessages, seedTemplates } from '@hearth/domains/messaging/seed';
import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import { plusDays } from './days.ts';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';
import { seedTalks } from './interviews.ts';
import type { SeededJob } from './jobs.ts';
import { FIRST_NAMES, LAST_NAMES } from './names.ts';
import { seedPapers } from './offers.ts';
import { seedTalents } from './pool.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';
import { ENTERPRISE } from './story.ts';
import { CONVERSATIONS, TEMPLATES } from './talk.ts';

const APPLICATIONS = 600;
const HOUR_MS = 3_600_000;
/** How many of a hundred applications stand where. Hired ones became employees long ago and are not told again. */
const SHARES: readonly (readonly [Stage, number])[] = [
  ['NEW', 22],
  ['SCREEN', 18],
  ['INTERVIEW', 14],
  ['TRIAL', 8],
  ['OFFER', 5],
  ['REJECTED', 27],
  ['WITHDRAWN', 6],
];
const WAY: readonly Stage[] = ['NEW', 'SCREEN', 'INTERVIEW', 'TRIAL', 'OFFER'];

function drawStage(random: Random): Stage {
  let at = random.between(1, 100);
  return SHARES.find(([, share]) => (at -= share) <= 0)?.[0] ?? 'NEW';
}

function drawAvailability(random: Random): SeedApplication['availability'] {
  const parts = (['MORNING', 'AFTERNOON', 'EVENING', 'NIGHT'] as const).filter(() => random.chance(0.45));
  const days = [1, 2, 3, 4, 5, 6, 7].filter(() => random.chance(0.6));
  return days.flatMap((weekday) =>
    parts.length === 0 ? [{ weekday, part: 'EVENING' as const }] : parts.map((part) => ({ weekday, part })),
  );
}

type SeedMessage = Parameters<typeof seedMessages>[1][number];

interface Story {
  readonly application: SeedApplication;
  readonly events: Parameters<typeof seedStageEvents>[1];
  readonly messages: readonly SeedMessage[];
}

interface StoryContext {
  readonly random: Random;
  readonly group: SeededGroup;
  readonly job: SeededJob;
  readonly person: SeedPerson;
  readonly stage: Stage;
  readonly now: Date;
}

type Say = (side: 'EMPLOYER' | 'CANDIDATE', body: string, sent: Date, read: Date | null) => void;

/** Writes a conversation that begins at a moment: an opener, often an answer, sometimes a reply. */
function converse(random: Random, from: Date, say: Say): void {
  const later = (minutes: number): Date => new Date(from.getTime() + minutes * 60_000);
  const { opener, answers } = random.pick(CONVERSATIONS);
  say('EMPLOYER', opener, later(5), later(40));
  if (!random.chance(0.7)) return;
  const answered = random.chance(0.6);
  const { text, replies } = random.pick(answers);
  say('CANDIDATE', text, later(45), answered ? later(90) : null);
  if (answered) say('EMPLOYER', random.pick(replies), later(95), random.chance(0.7) ? later(130) : null);
}

/** Who an application is from, who answers it, and when things happened. */
interface Cast {
  readonly id: string;
  readonly group: SeededGroup;
  readonly person: SeedPerson;
  readonly name: string;
  readonly managerId: string;
}
const MANAGER_NAME = 'Leonor Pacheco';

function composeEvents(
  { id, group, person, name, managerId }: Cast,
  steps: readonly Stage[],
  at: (step: number) => Date,
) {
  return steps.map((to, step) => {
    const byCandidate = step === 0 || to === 'WITHDRAWN';
    return {
      id: newId(),
      group_id: group.groupId,
      application_id: id,
      user_id: person.id,
      from_stage: steps[step - 1] ?? null,
      to_stage: to,
      reason:
        to === 'REJECTED' ? ('OTHER_CANDIDATE' as const) : to === 'WITHDRAWN' ? ('CANDIDATE_WITHDREW' as const) : null,
      by_side: byCandidate ? ('CANDIDATE' as const) : ('EMPLOYER' as const),
      by_user_id: byCandidate ? person.id : managerId,
      by_name: byCandidate ? name : MANAGER_NAME,
      at: at(step),
    };
  });
}

function composeMessages({ id, group, person, name, managerId }: Cast, random: Random, from: Date): SeedMessage[] {
  const messages: SeedMessage[] = [];
  converse(random, from, (side, body, sent, read) => {
    const bySide = side === 'CANDIDATE';
    messages.push({
      id: newId(),
      group_id: group.groupId,
      application_id: id,
      candidate_user_id: person.id,
      sender_user_id: bySide ? person.id : managerId,
      sender_side: side,
      sender_name: bySide ? name : MANAGER_NAME,
      body,
      attachment_ids: [],
      sent_at: sent,
      read_at: read,
    });
  });
  return messages;
}

/** What the inbox shows of a conversation. */
function summarize(messages: readonly SeedMessage[]) {
  const newest = messages.at(-1);
  const unread = (side: 'EMPLOYER' | 'CANDIDATE'): number =>
    messages.filter((message) => message.sender_side === side && message.read_at === null).length;
  return {
    unread_employer: unread('CANDIDATE'),
    unread_candidate: unread('EMPLOYER'),
    last_message_at: newest?.sent_at ?? null,
    last_message: newest?.body ?? '',
    last_message_by: newest?.sender_side ?? null,
  };
}

/** What the candidate wrote into the form of the job. */
const composeForm = ({ random, job, person, now }: StoryContext) => ({
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  phone: '',
  message: '',
  availability: drawAvailability(random),
  can_start_on: plusDays(now.toISOString().slice(0, 10), random.between(3, 40)),
  hours_per_week: random.between(3, 10) * 4,
  answers: [{ question: job.questions[0]?.text ?? '', answer: random.chance(0.94) ? 'yes' : 'no', knocked_out: false }],
  knocked_out: false,
  attachment_ids: [],
  language: 'en' as const,
  source: random.pick(['career page', 'QR code in the window', 'friend', 'search']),
});

function compose(context: StoryContext): Story {
  const { random, group, job, person, stage, now } = context;
  const id = newId();
  const isOpen = WAY.includes(stage);
  const age = isOpen ? random.between(1, 6 * 24) : random.between(5 * 24, 60 * 24);
  const applied = new Date(now.getTime() - age * HOUR_MS);
  const name = `${person.first_name} ${person.last_name}`;
  const cast: Cast = { id, group, person, name, managerId: requireId(group.people, 'leonor') };
  const steps: Stage[] = isOpen
    ? WAY.slice(0, WAY.indexOf(stage) + 1)
    : ['NEW', ...(random.chance(0.5) ? (['SCREEN'] as const) : []), stage];
  const at = (step: number): Date => new Date(applied.getTime() + ((step * age) / (steps.length + 1)) * HOUR_MS);
  const events = composeEvents(cast, steps, at);
  const entered = at(steps.length - 1);
  const messages = stage !== 'NEW' && random.chance(0.7) ? composeMessages(cast, random, entered) : [];
  const newest = messages.at(-1);
  const waits = stage === 'NEW' || stage === 'SCREEN' || newest?.sender_side === 'CANDIDATE';
  const application: SeedApplication = {
    id,
    group_id: group.groupId,
    location_id: job.location_id,
    job_id: job.id,
    user_id: person.id,
    ...composeForm(context),
    job_title: job.title,
    employer_name: ENTERPRISE.name,
    location_name: job.place.name,
    location_city: job.place.city,
    position_id: null,
    position_name: job.position_name,
    stage,
    end_reason: events.at(-1)?.reason ?? null,
    applied_at: applied,
    stage_entered_at: entered,
    waiting_since: isOpen && waits && newest?.sender_side !== 'EMPLOYER' ? (newest?.sent_at ?? applied) : null,
    ...summarize(messages),
    employee_id: null,
  };
  return { application, events, messages };
}

/** Composes all applications; the first one is Pia Valtonen's, who can be signed in to and is already there. */
function composeAll(random: Random, group: SeededGroup, live: readonly SeededJob[], now: Date) {
  const people: SeedPerson[] = [];
  const told: Story[] = [];
  const pia: SeedPerson = {
    id: requireId(group.people, 'pia'),
    email: 'pia@lumen.example',
    first_name: 'Pia',
    last_name: 'Valtonen',
  };
  for (let index = 0; index < APPLICATIONS; index += 1) {
    // The first job gathers more than the others, as a bar by the water does.
    const job = index < 90 ? live[0] : live[index % live.length];
    if (job === undefined) break;
    if (index === 0) {
      told.push(compose({ random, group, job, person: pia, stage: 'INTERVIEW', now }));
      continue;
    }
    const origin = random.chance(0.4) ? 'ANY' : job.place.country;
    const person: SeedPerson = {
      id: newId(),
      email: `candidate-${index}@mail.example`,
      first_name: random.pick(FIRST_NAMES[origin]),
      last_name: random.pick(LAST_NAMES[random.chance(0.3) ? 'ANY' : origin]),
    };
    people.push(person);
    told.push(compose({ random, group, job, person, stage: drawStage(random), now }));
  }
  return { people, told };
}

/** Six hundred applications in all stages, most with a conversation; Pia Valtonen's is the one that can be signed in to. */
export async function seedHiring(work: Work, group: SeededGroup, jobs: readonly SeededJob[]): Promise<void> {
  const now = work.clock.now();
  const live = jobs.filter((job) => job.status === 'LIVE');
  const { people, told } = composeAll(randomFrom(600), group, live, now);
  const applications = told.map(({ application }) => application);
  await seedPeople(work.db, people);
  await seedApplications(work.db, applications);
  await seedStageEvents(
    work.db,
    told.flatMap(({ events }) => events),
  );
  await seedTalks(work, group, applications);
  await seedPapers(work, group, applications);
  await seedTalents(work, group, applications);
  await seedMessages(
    work.db,
    told.flatMap(({ messages }) => messages),
  );
  await seedTemplates(
    work.db,
    TEMPLATES.map((saved) => ({
      ...saved,
      id: newId(),
      group_id: group.groupId,
      brand_id: group.groupId,
      changed_by: 'Marta Lindqvist',
      changed_at: now,
    })),
  );
}
