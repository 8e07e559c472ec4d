import { createJob, publishJob } from '@hearth/domains/jobs/contract';
import { addBankQuestion, addPipeline, addTemplate } from '@hearth/domains/job-library/seed';
import { createSessionFor } from '@hearth/domains/identity/service';
import { addBonusRule } from '@hearth/domains/sourcing/contract';
import type { AnswerOf, Endpoint, SentInputOf } from '@hearth/kit/endpoint';
import { newId } from '@hearth/kit/id';
import { SYSTEM } from '@hearth/platform/database';
import type { Application } from '../application.ts';
import { plusDays } from './days.ts';
import { requireId } from './group.ts';
import type { SeededGroup } from './group.ts';
import { randomFrom } from './random.ts';
import { POSITIONS } from './positions.ts';
import { QUESTIONS } from './questions.ts';
import type { PositionStory } from './positions.ts';
import { kitchenSteps } from './steps.ts';
import { BRANDS, ENTERPRISE, PLACES } from './story.ts';
import type { PlaceStory } from './story.ts';

export type SeededJob = AnswerOf<typeof createJob> & { readonly place: PlaceStory };

const JOBS = 25;
const DRAFTS = 2;
const TEMPLATES = 4;
/** The restaurants' referral bonus, in minor units. */
const PROMISE = {
  currency: 'EUR',
  parts: [
    { amount: 10_000, after_days: 30 },
    { amount: 15_000, after_days: 90 },
  ],
  excluded: ['HIRING' as const],
};
const FACTOR = { EUR: 1, GBP: 0.95, USD: 1.3 } as const;

/** Calls an endpoint of the running server as one of its people: the seed takes the same way as everybody. */
export async function callAs<E extends Endpoint>(
  application: Application,
  token: string,
  endpoint: E,
  input: Partial<SentInputOf<E>>,
): Promise<AnswerOf<E>> {
  const { params, body } = input as { params?: Record<string, string>; body?: unknown };
  const url = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => params?.[name] ?? '');
  const response = await application.app.inject({
    method: endpoint.method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  if (response.statusCode !== 200)
    throw new Error(`The seed's ${endpoint.id} was answered ${response.statusCode}: ${response.body}`);
  return response.json<{ data: AnswerOf<E> }>().data;
}

function describe(position: PositionStory, place: PlaceStory): string {
  return [
    `${place.name} is looking for a ${position.name.toLowerCase()} who enjoys working with people.`,
    '## What you’ll do',
    '- Look after our guests with a small, steady team',
    '- Keep your station ready, clean and safe',
    '- Help new colleagues through their first shifts once you’ve settled in',
    '## What we offer',
    '- Your schedule two weeks ahead, and easy swaps',
    '- Paid breaks, a meal on every shift and a fair share of tips',
    '- Training from people who do the job',
  ].join('\n');
}

function createJobContent(position: PositionStory, place: PlaceStory, locationId: string, today: string) {
  const rate = Math.round((position.rate * FACTOR[place.currency]) / 10) * 10;
  const [start, length] = position.shifts[0];
  const time = (minutes: number): string =>
    `${String(Math.floor((minutes % 1440) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return {
    location_id: locationId,
    position_id: null,
    position_name: position.name,
    title: position.name,
    description: describe(position, place),
    language: 'en' as const,
    employment_type: position.hours[0] >= 35 ? ('FULL_TIME' as const) : ('PART_TIME' as const),
    pay: {
      min: rate,
      max: Math.round((rate * 1.15) / 10) * 10,
      currency: place.currency,
      per: 'HOUR' as const,
      tips: position.department !== 'kitchen',
    },
    weekly_hours: { min: position.hours[0], max: position.hours[1] },
    starts_on: plusDays(today, 14),
    usual_week: [3, 4, 5, 6].map((day) => ({ day, start: time(start), end: time(start + length) })),
    perks: [
      { code: 'MEALS' as const, text: '' },
      { code: 'TRAINING' as const, text: '' },
      { code: 'TAXI_HOME' as const, text: '' },
    ],
    questions: [
      {
        id: newId(),
        kind: 'YES_NO' as const,
        text: 'Do you have the right to work in this country?',
        options: [],
        required: true,
        knock_out: 'no',
      },
      {
        id: newId(),
        kind: 'TEXT' as const,
        text: 'What was your best day at work?',
        options: [],
        required: false,
        knock_out: null,
      },
    ],
    publish_on: null,
    closes_on: null,
    evergreen: true,
    hires_target: 2,
  };
}

/** Twenty-five posts all over the group, the last two still drafts. */
export async function seedJobs(application: Application, group: SeededGroup, today: string): Promise<SeededJob[]> {
  const owner = requireId(group.people, 'owen');
  const { access_token: token } = await application.runner.run(SYSTEM, (work) => createSessionFor(work, owner));
  const random = randomFrom(25);
  const jobs: SeededJob[] = [];
  for (let index = 0; index < JOBS; index += 1) {
    const place = PLACES[index % PLACES.length] ?? PLACES[0];
    if (place === undefined) break;
    const kind = BRANDS.find((brand) => brand.key === place.brand)?.kind ?? 'restaurant';
    // The first is the bar of the Lisbon restaurant, which the documents tell of.
    const position =
      index === 0
        ? (POSITIONS.restaurant.find(({ name }) => name === 'Bartender') ?? POSITIONS.restaurant[0])
        : random.pick(POSITIONS[kind]);
    const locationId = requireId(group.places, place.number);
    const created = await callAs(application, token, createJob, {
      params: { id: group.groupId },
      body: createJobContent(position, place, locationId, today),
    });
    const job =
      index < JOBS - DRAFTS
        ? await callAs(application, token, publishJob, {
            params: { id: group.groupId, job_id: created.id },
            body: { version: created.version },
          })
        : created;
    jobs.push({ ...job, place });
  }
  const library = [...new Map(jobs.map((job) => [job.position_name, job])).values()].slice(0, TEMPLATES);
  // Two parts of each are the same everywhere.
  await application.runner.run(SYSTEM, async (work) => {
    const by = { groupId: group.groupId, userId: owner };
    for (const { place, ...job } of library) {
      const description = job.description.replace(place.name, ENTERPRISE.name);
      await addTemplate(work, by, { ...job, description }, ['description', 'questions']);
    }
    for (const question of QUESTIONS) await addBankQuestion(work, by, question);
    await addPipeline(work, by, kitchenSteps());
  });
  await callAs(application, token, addBonusRule, {
    params: { id: requireId(group.places, 'harbour') },
    body: { job_id: null, valid_from: plusDays(today, -60), promise: PROMISE },
  });
  return jobs;
}
