import { endEmployment, getEmployee, undoEmploymentEnd } from '@hearth/domains/team/contract';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../contract/endpoints.ts';
import type { Purpose, TemplateStep } from '../../contract/schemas.ts';
import { findMissingSteps } from '../service.ts';
import { aStep, openOnboardingHouse } from './onboarding.fixture.ts';

// A Thursday.
const server = await startTestServer({ at: '2026-11-26T09:00:00Z' });
const [FRIDAY, TUESDAY] = ['2026-11-27', '2026-12-01'];

async function openHouse() {
  const at = await openOnboardingHouse(server);
  const params = { id: at.groupId, employee_id: at.ines.id };
  const { token } = at.manager;
  const template = (purpose: Purpose, steps: TemplateStep[]) =>
    server.call(
      contract.createTemplate,
      { params: { id: at.groupId }, body: { name: purpose, purpose, steps, idempotency_key: newId() } },
      token,
    );
  const version = async () => (await server.call(getEmployee, { params }, token)).data.version;
  const settled = async (call: Promise<{ readonly status: number }>) => {
    expect((await call).status).toBe(200);
    await server.settle();
  };
  const post = async (path: string, body: Readonly<Record<string, unknown>>) =>
    server.request('POST', `/v1/brands/${at.groupId}/employees/${at.ines.id}/employment/changes${path}`, {
      token,
      body: { version: await version(), ...body },
    });
  return {
    ...at,
    template,
    post,
    end: async (day: string) =>
      settled(server.call(endEmployment, { params, body: { end_date: day, version: await version() } }, token)),
    undo: async () => settled(server.call(undoEmploymentEnd, { params, body: { version: await version() } }, token)),
    move: async (from: string, positionId: string) =>
      settled(post('', { from, positions: { position_id: positionId, further_ids: [] } })),
    withdraw: async (from: string) => settled(post('/withdraw', { part: 'POSITIONS', from })),
    of: async (asToken = token) => (await server.call(contract.getPersonJourney, { params }, asToken)).data,
    statusOf: async (asToken: string) => (await server.call(contract.getPersonJourney, { params }, asToken)).status,
    under: async (purpose: Purpose) =>
      (await server.call(contract.listJourneys, { params: { id: at.groupId }, query: { purpose } }, token)).data,
  };
}

const LEAVING = [
  aStep('Address', { kind: 'FORM', owner: 'HIRE', fields: ['ADDRESS'], offset_days: -1 }),
  aStep('Keys', { required: true }),
  aStep('Final pay', { owner: 'HR', offset_days: 3 }),
  aStep('Access', { kind: 'SYSTEM', owner: 'HIRE', offset_days: 1 }),
];

test('a last day begins an offboarding that follows it, and outlives the employment until all is done', async () => {
  const at = await openHouse();
  await at.template('LEAVING', LEAVING);
  await at.end(TUESDAY);
  const { journey, is_leaving: isLeaving } = await at.of();
  expect([isLeaving, journey?.purpose, journey?.starts_on]).toEqual([true, 'LEAVING', TUESDAY]);
  expect(journey?.steps.map(({ title, due_on }) => [title, due_on])).toEqual([
    ['Address', '2026-11-30'],
    ['Keys', TUESDAY],
    ['Final pay', '2026-12-04'],
    ['Access', '2026-12-02'],
  ]);
  // It keeps nobody from the shifts until then, and is told in words of its own.
  expect(await server.run(async ({ db }) => (await findMissingSteps(db, [at.ines.id])).size)).toBe(0);
  expect((await at.told(at.ines.user.token)).map(({ title }) => title)).toEqual([
    'Your offboarding at Harbour House has started',
  ]);
  expect((await at.told(at.manager.token)).map(({ title }) => title)).toEqual([
    expect.stringMatching(/^You have offboarding steps to complete for Inês/),
    expect.stringMatching(/^You have offboarding steps/),
  ]);
  await at.complete(journey?.id ?? '', 'Keys');
  await at.end(FRIDAY);
  expect((await at.of()).journey?.steps.map(({ due_on }) => due_on)).toEqual([
    '2026-11-26',
    TUESDAY,
    '2026-12-02',
    '2026-11-30',
  ]);
  // A day that is over ends the access, which the step of the system waits for.
  await at.end('2026-11-25');
  const left = await at.under('LEAVING');
  expect(left).toMatchObject({
    purposes: { JOINING: 0, LEAVING: 1, MOVING: 0 },
    figures: { under_way: 1, days_to_ready: null },
    journeys: [{ employee_id: at.ines.id, purpose: 'LEAVING', starts_on: '2026-11-25', done: 2 }],
  });
  expect((await at.board()).journeys).toEqual([]);
  expect((await at.complete(journey?.id ?? '', 'Final pay')).status).toBe(200);
});

test('who stays after all is asked for nothing, and offboarding can be started later by hand', async () => {
  const at = await openHouse();
  await at.end(TUESDAY);
  expect((await at.of()).journey).toBeNull();
  await at.template('LEAVING', LEAVING);
  const start = () =>
    server.call(
      contract.startJourney,
      {
        params: { id: at.here },
        body: { employee_id: at.ines.id, purpose: 'LEAVING' as const, starts_on: FRIDAY, language: 'en' as const },
      },
      at.manager.token,
    );
  expect((await start()).data).toMatchObject({ purpose: 'LEAVING', starts_on: TUESDAY });
  expect((await start()).refusal).toMatchObject({ code: 'ONBOARDING_UNDER_WAY' });
  await at.undo();
  expect((await at.of()).journey?.state).toBe('CANCELLED');
  expect((await at.told(at.ines.user.token)).filter(({ read }) => !read)).toEqual([]);
  expect((await start()).refusal).toMatchObject({ code: 'ONBOARDING_NOT_LEAVING' });
});

test('a move asks what is new in the new position, gates shifts from its day on, and ends with its withdrawal', async () => {
  const at = await openHouse();
  const house = aStep('House rules', { kind: 'READ', owner: 'HIRE', text: 'Be on time.' });
  const knives = aStep('Knives', {
    kind: 'READ',
    owner: 'HIRE',
    text: 'Cut away from you.',
    required: true,
    condition: { countries: [], departments: ['KITCHEN'], position_ids: [], age: 'ANY' },
  });
  await at.template('JOINING', [house, knives]);
  await at.template('MOVING', [aStep('New uniform')]);
  // They have read the house rules as a newcomer.
  const begun = (await at.start(at.ines.id)).data;
  const { id, version, sha256 } = at.named(begun, 'House rules');
  await server.call(
    contract.answerMyOnboarding,
    { params: { journey_id: begun.id }, body: { step_id: id, version, sha256, name: '', answers: [] } },
    at.ines.user.token,
  );
  await at.move(FRIDAY, at.kitchen);
  const { journey } = await at.of();
  expect([journey?.purpose, journey?.starts_on, journey?.steps.map(({ title }) => title)]).toEqual([
    'MOVING',
    FRIDAY,
    ['Knives', 'New uniform'],
  ]);
  const missing = () => server.run(async ({ db }) => (await findMissingSteps(db, [at.ines.id])).get(at.ines.id));
  expect(await missing()).toBeUndefined();
  server.clock.set('2026-11-27T09:00:00Z');
  expect(await missing()).toEqual(['Knives']);
  server.clock.set('2026-11-26T09:00:00Z');
  await at.withdraw(FRIDAY);
  expect((await at.under('MOVING')).journeys).toEqual([]);
  expect(await missing()).toBeUndefined();
});

test('a move that was withdrawn before it was heard of begins nothing, and cancels nothing', async () => {
  const at = await openHouse();
  await at.template('MOVING', [aStep('New uniform')]);
  const change = { from: FRIDAY, positions: { position_id: at.kitchen, further_ids: [] } };
  expect((await at.post('', change)).status).toBe(200);
  expect((await at.post('/withdraw', { part: 'POSITIONS', from: FRIDAY })).status).toBe(200);
  await server.settle();
  expect((await at.of()).journey).toBeNull();
});

test('a correction of the past moves nobody, nor does a change of the same position', async () => {
  const at = await openHouse();
  await at.template('MOVING', [aStep('New uniform')]);
  await at.move('2026-11-02', at.kitchen);
  await at.move(FRIDAY, at.kitchen);
  expect((await at.under('MOVING')).journeys).toEqual([]);
});

test('who does not see the person sees nothing of what they go through', async () => {
  const at = await openHouse();
  await at.template('LEAVING', LEAVING);
  await at.end(TUESDAY);
  const stranger = await openHouse();
  expect(await at.statusOf(stranger.manager.token)).toBe(404);
  expect(await at.statusOf(at.ines.user.token)).toBe(404);
});
