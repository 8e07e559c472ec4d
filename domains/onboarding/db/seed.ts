import { newId } from '@hearth/kit/id';
import { json } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { Purpose, StepState, TemplateStep } from '../contract/schemas.ts';
import { planSteps } from '../rules/plan-journey.ts';
import { hashText, sealAnswers } from '../server/answers.ts';
import { insertChanges } from '../server/queries/change.ts';
import { findHire, insertJourney } from '../server/queries/journey.ts';
import { insertSteps } from '../server/queries/step.ts';
import { insertTemplate } from '../server/queries/template.ts';

const step = (title: string, more: Partial<TemplateStep>): TemplateStep => ({
  id: newId(),
  kind: 'TASK',
  owner: 'MANAGER',
  title,
  text: '',
  why: '',
  fields: [],
  offset_days: 0,
  after: null,
  required: false,
  locked: false,
  condition: { countries: [], departments: [], position_ids: [], age: 'ANY' },
  ...more,
});

function demoSteps(): TemplateStep[] {
  const rules = step('House rules', {
    kind: 'READ',
    owner: 'HIRE',
    offset_days: -3,
    locked: true,
    text: 'Be ready in uniform when your shift starts. Phones stay in the locker. Call the duty manager before the shift if you’re ill. Tips are shared by everyone on the shift.',
  });
  return [
    rules,
    step('Employment contract', {
      kind: 'SIGN',
      owner: 'HIRE',
      offset_days: -3,
      required: true,
      locked: true,
      after: rules.id,
      text: 'You join us for the position, pay and hours of your offer letter, from your first day on. The trial period is one month. Both sides can end the contract with the notice that the law gives.',
    }),
    step('Personal details', {
      kind: 'FORM',
      owner: 'HIRE',
      offset_days: -2,
      required: true,
      locked: true,
      why: 'We need these to contact you and pay you.',
      fields: ['PHONE', 'BIRTH_DATE', 'ADDRESS', 'EMERGENCY_NAME', 'EMERGENCY_PHONE', 'IBAN'],
    }),
    step('ID or passport', {
      kind: 'UPLOAD',
      owner: 'HIRE',
      offset_days: -2,
      why: 'The law requires us to check who we employ.',
    }),
    step('Uniform and locker', { offset_days: -1, text: 'Size as in the personal details; the key is in the office.' }),
    step('Payroll entry', { owner: 'HR', offset_days: 1 }),
    step('Tour of the house', { kind: 'MEET', owner: 'BUDDY', text: 'Exits, staff room, stores, who is who.' }),
    step('Link your account', { kind: 'SYSTEM', owner: 'HIRE', offset_days: 1 }),
  ];
}

/** What whoever leaves or moves goes through: nobody does yet. */
const OTHER_TEMPLATES: readonly {
  readonly purpose: Purpose;
  readonly name: string;
  readonly steps: () => TemplateStep[];
}[] = [
  {
    purpose: 'LEAVING',
    name: 'Leaving Lumen',
    steps: () => [
      step('Exit interview', { kind: 'MEET', owner: 'HR', offset_days: -3 }),
      step('Address and bank account', {
        kind: 'FORM',
        owner: 'HIRE',
        offset_days: -3,
        why: 'We need them for your final pay and documents.',
        fields: ['ADDRESS', 'IBAN'],
      }),
      step('Keys, uniform and devices returned', { required: true }),
      step('Access ends', { kind: 'SYSTEM', owner: 'HIRE', offset_days: 1 }),
      step('Final pay', { owner: 'HR', offset_days: 3 }),
      step('Employment certificate', { owner: 'HR', offset_days: 5 }),
    ],
  },
  {
    purpose: 'MOVING',
    name: 'Moving within Lumen',
    steps: () => [
      step('Keys, uniform and access', { offset_days: -1 }),
      step('Meet the new team', { kind: 'MEET' }),
      step('Payroll entry', { owner: 'HR', offset_days: 1 }),
    ],
  },
];

/** Somebody who is being onboarded: the titles of what is open, or waits for a review. */
export interface SeededJourney {
  readonly employeeId: string;
  readonly startsOn: string;
  readonly open: readonly string[];
  readonly review?: readonly string[];
  readonly buddyId?: string;
}

/** Templates of a whole group and people at the steps of the one for new hires; nobody is told. */
export async function seedOnboarding(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  { groupId, userId }: { readonly groupId: string; readonly userId: string },
  journeys: readonly SeededJourney[],
): Promise<void> {
  const steps = demoSteps();
  const template = await seedTemplate(
    { db, clock },
    { groupId, userId, purpose: 'JOINING', name: 'Everyone at Lumen', steps },
  );
  for (const { purpose, name, steps: make } of OTHER_TEMPLATES)
    await seedTemplate({ db, clock }, { groupId, userId, purpose, name, steps: make() });
  for (const journey of journeys)
    await seedJourney({ db, clock }, { groupId, userId, templateId: template.id, steps }, journey);
}

async function seedTemplate(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  of: {
    readonly groupId: string;
    readonly userId: string;
    readonly purpose: Purpose;
    readonly name: string;
    readonly steps: readonly TemplateStep[];
  },
) {
  const { groupId, userId, purpose, name, steps } = of;
  const now = clock.now();
  const template = await insertTemplate(db, {
    id: newId(now.getTime()),
    group_id: groupId,
    brand_id: groupId,
    purpose,
    name,
    steps: json(steps),
    created_at: now,
    created_by: userId,
    changed_at: now,
    archived_at: null,
    idempotency_key: newId(),
  });
  const deed = { groupId, by: userId, at: now, about: 'TEMPLATE', action: 'CREATED', aboutId: template.id } as const;
  await insertChanges(db, [{ ...deed, detail: { name, purpose, version: 1 } }]);
  return template;
}

interface SeedPlace {
  readonly groupId: string;
  readonly userId: string;
  readonly templateId: string;
  readonly steps: readonly TemplateStep[];
}

async function seedJourney(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  { groupId, userId, templateId, steps }: SeedPlace,
  journey: SeededJourney,
): Promise<void> {
  const { employeeId, startsOn, buddyId = null } = journey;
  const now = clock.now();
  const deed = { groupId, by: userId } as const;
  const signedAs = (await findHire(db, employeeId))?.employee_name ?? '';
  const id = newId(now.getTime());
  const startedAt = new Date(now.getTime() - 9 * 86_400_000);
  await insertJourney(db, {
    id,
    group_id: groupId,
    employee_id: employeeId,
    template_id: templateId,
    template_version: 1,
    state: 'UNDER_WAY',
    starts_on: startsOn,
    buddy_id: buddyId,
    language: 'en',
    started_at: startedAt,
    started_by: userId,
    ready_at: new Date(now.getTime() - 3 * 86_400_000),
    ended_at: null,
    link_sent_at: startedAt,
    nudged_at: null,
  });
  await insertSteps(db, toRows(db, { groupId, userId, steps, id, startedAt, signedAs }, journey));
  await insertChanges(db, [
    {
      ...deed,
      about: 'JOURNEY',
      action: 'STARTED',
      aboutId: id,
      employeeId,
      at: startedAt,
      detail: { steps: steps.length },
    },
  ]);
}

/** The steps of a journey in the states that the story says. */
function toRows(
  db: Work['db'],
  {
    groupId,
    userId,
    steps,
    id,
    startedAt,
    signedAs,
  }: Pick<SeedPlace, 'groupId' | 'userId' | 'steps'> & {
    readonly id: string;
    readonly startedAt: Date;
    readonly signedAs: string;
  },
  { startsOn, open, review = [] }: SeededJourney,
) {
  const stateOf = (title: string): StepState =>
    review.includes(title) ? 'REVIEW' : open.includes(title) ? 'OPEN' : 'DONE';
  const planned = planSteps(steps, startsOn);
  const ids = new Map(planned.map((one) => [one.id, newId()]));
  return planned.map((one, position) => {
    const state = stateOf(one.title);
    const stepId = ids.get(one.id) ?? newId();
    const isDone = state === 'DONE';
    const isRead = isDone && (one.kind === 'READ' || one.kind === 'SIGN');
    const isSent = one.kind === 'FORM' && state !== 'OPEN';
    return {
      id: stepId,
      group_id: groupId,
      journey_id: id,
      position,
      kind: one.kind,
      owner: one.owner,
      title: one.title,
      text: one.text,
      why: one.why,
      fields: one.fields,
      due_on: one.due_on,
      after_id: one.after === null ? null : (ids.get(one.after) ?? null),
      required: one.required,
      state,
      answers: isSent
        ? sealAnswers(db, stepId, {
            PHONE: '+351 912 345 678',
            ADDRESS: 'Rua da Rosa 12, Lisboa',
            IBAN: 'PT50002700000001234567833',
          })
        : null,
      attachment_id: null,
      signed_name: isDone && one.kind === 'SIGN' ? signedAs : null,
      signed_sha256: isRead ? hashText(one) : null,
      signed_ip: null,
      signed_agent: null,
      done_by: isDone && one.owner !== 'HIRE' ? userId : null,
      done_at: isDone ? startedAt : null,
    };
  });
}
