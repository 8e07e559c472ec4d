import { listNotices } from '@hearth/domains/notices/contract';
import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { multipart } from '@hearth/testing/multipart';
import type { TestServer } from '@hearth/testing/server';
import * as contract from '../../contract/endpoints.ts';
import type { Journey, OwnJourney, StepAnswer, TemplateStep } from '../../contract/schemas.ts';

export const PDF = Buffer.from('%PDF-1.7\nPassport');
export const IBAN = 'GB82WEST12345698765432';

export function aStep(title: string, more: Partial<TemplateStep> = {}): TemplateStep {
  return {
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
  };
}

const rules = aStep('House rules', { kind: 'READ', owner: 'HIRE', text: 'Be on time.', offset_days: -3 });
/** Something of each kind: contract and details are what shifts wait for. */
export const STEPS: TemplateStep[] = [
  rules,
  aStep('Contract', {
    kind: 'SIGN',
    owner: 'HIRE',
    text: 'We agree.',
    required: true,
    after: rules.id,
    offset_days: -2,
  }),
  aStep('Details', { kind: 'FORM', owner: 'HIRE', fields: ['PHONE', 'BIRTH_DATE', 'IBAN'], required: true }),
  aStep('Passport', { kind: 'UPLOAD', owner: 'HIRE' }),
  aStep('Locker'),
  aStep('Till', { owner: 'HR' }),
  aStep('Tour', { kind: 'MEET', owner: 'BUDDY', offset_days: 1 }),
  aStep('Account', { kind: 'SYSTEM', owner: 'HIRE' }),
];

/** A restaurant whose new hires are onboarded, and Rui, who begins on Monday and has no account. */
export async function openOnboardingHouse(server: TestServer) {
  const restaurant = await openRestaurant(server);
  const { groupId, here, bar, manager } = restaurant;
  const email = `${newId()}@example.com`;
  const rui = await restaurant.hireAt(here, { firstName: 'Rui', lastName: 'Alves', email, positionId: bar });
  const create = (steps: TemplateStep[] = STEPS, at = groupId, token = manager.token, key = newId()) =>
    server.call(
      contract.createTemplate,
      { params: { id: at }, body: { name: 'Welcome', steps, idempotency_key: key } },
      token,
    );
  const start = (employeeId = rui.id, token = manager.token, at = here) =>
    server.call(
      contract.startJourney,
      { params: { id: at }, body: { employee_id: employeeId, starts_on: '2026-11-30', language: 'en' } },
      token,
    );
  const of = (journey: Pick<Journey, 'id'>, token = manager.token, at = here) =>
    server.call(contract.getJourney, { params: { id: at, journey_id: journey.id } }, token);
  const linkOf = async (email: string | null | undefined) => {
    const [mail] = await server.run(({ db }) =>
      db.query('select subject, text_body from platform.mail where recipient = $1 order by id desc limit 1', [email]),
    );
    return /\/first-day#(\S+)/.exec(String(mail?.['text_body']))?.[1] ?? '';
  };
  const mailsTo = async (email: string) =>
    (await server.run(({ db }) => db.query('select id from platform.mail where recipient = $1', [email]))).length;
  const named = <S extends { title: string; id: string; version: number; sha256: string }>(
    journey: { readonly steps: readonly S[] },
    title: string,
  ): S => {
    const step = journey.steps.find((one) => one.title === title);
    if (step === undefined) throw new Error(`There is no step ${title}.`);
    return step;
  };
  const answerTo = (journey: OwnJourney, title: string, more: Partial<StepAnswer> = {}): StepAnswer => {
    const { id, version, sha256 } = named(journey, title);
    return { step_id: id, version, sha256, name: '', answers: [], ...more };
  };
  const opened = (link: string) => server.call(contract.openOnboarding, { body: { link } });
  const answer = async (link: string, title: string, more: Partial<StepAnswer> = {}) => {
    const { data } = await opened(link);
    return server.call(contract.answerOnboarding, { body: { link, ...answerTo(data, title, more) } });
  };
  const sendFile = async (link: string, title: string, bytes: Buffer = PDF) => {
    const { id, version } = named((await opened(link)).data, title);
    const fields = { link, step_id: id, version: String(version) };
    const files = [{ field: 'file', type: 'application/pdf', name: 'passport.pdf', bytes }];
    return server.request('POST', '/v1/onboarding/file', multipart(fields, files));
  };
  const stepParams = (journey: Journey, title: string) => ({
    params: { id: here, journey_id: journey.id, step_id: named(journey, title).id },
    version: named(journey, title).version,
  });
  const complete = async (journeyId: string, title: string, token = manager.token) => {
    const { params, version } = stepParams((await of({ id: journeyId })).data, title);
    return server.call(contract.completeStep, { params, body: { version } }, token);
  };
  const review = async (
    journeyId: string,
    title: string,
    decision: 'APPROVED' | 'SENT_BACK',
    { reason = '', token = manager.token }: { reason?: string; token?: string } = {},
  ) => {
    const { params, version } = stepParams((await of({ id: journeyId })).data, title);
    return server.call(contract.reviewStep, { params, body: { decision, reason, version } }, token);
  };
  const waive = async (journeyId: string, title: string, reason: string, token = manager.token) => {
    const { params, version } = stepParams((await of({ id: journeyId })).data, title);
    return server.call(contract.waiveStep, { params, body: { reason, version } }, token);
  };
  const look = async (journeyId: string, title: string, token = manager.token) => {
    const { params } = stepParams((await of({ id: journeyId })).data, title);
    return server.call(contract.openAnswers, { params }, token);
  };
  const board = async (
    token = manager.token,
    query: Parameters<typeof server.call<typeof contract.listJourneys>>[1]['query'] = {},
  ) => (await server.call(contract.listJourneys, { params: { id: groupId }, query }, token)).data;
  const told = async (token: string) => {
    await server.settle();
    const { notices } = (await server.call(listNotices, { query: {} }, token)).data;
    return notices
      .filter(({ kind }) => kind.startsWith('onboarding.'))
      .map(({ kind, title, read }) => ({ kind, title, read }));
  };
  return {
    ...restaurant,
    rui: { ...rui, email },
    create,
    start,
    of,
    linkOf,
    mailsTo,
    named,
    answerTo,
    opened,
    answer,
    sendFile,
    complete,
    review,
    waive,
    look,
    board,
    told,
  };
}

export const details = (change: Readonly<Record<string, string>> = {}) => ({
  answers: Object.entries({ PHONE: '+351 912 345 678', BIRTH_DATE: '1999-04-02', IBAN, ...change }).map(
    ([field, value]) => ({ field: field as 'PHONE', value }),
  ),
});
