import * as onboarding from '@hearth/domains/onboarding/contract';
import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';

const server = await startTestServer({ at: '2026-11-10T09:00:00Z' });

test('nobody is put on a shift before the required steps are done, which are named', async () => {
  const { here, bar, ines, manager } = await openRestaurant(server);
  const contractStep = {
    id: newId(),
    kind: 'SIGN' as const,
    owner: 'HIRE' as const,
    title: 'Employment contract',
    text: 'We agree.',
    why: '',
    fields: [],
    offset_days: 0,
    after: null,
    required: true,
    locked: false,
    condition: { countries: [], departments: [], position_ids: [], age: 'ANY' as const },
  };
  const params = { id: here };
  const template = { name: 'Welcome', steps: [contractStep], idempotency_key: newId() };
  await server.call(onboarding.createTemplate, { params, body: template }, manager.token);
  const begin = { employee_id: ines.id, starts_on: '2026-11-16', language: 'en' as const };
  const { data: journey } = await server.call(onboarding.startJourney, { params, body: begin }, manager.token);
  const content = {
    employee_id: ines.id,
    position_id: bar,
    date: '2026-11-17',
    start: '10:00',
    end: '18:00',
    unpaid_break_minutes: 0,
    paid_break_minutes: 0,
    station: '',
    note: '',
  };
  const save = (date: string) =>
    server.call(
      contract.saveShifts,
      {
        params,
        body: {
          idempotency_key: newId(),
          commands: [{ kind: 'create', id: newId(), content: { ...content, date } }],
          answers: [],
        },
      },
      manager.token,
    );
  expect((await save('2026-11-17')).refusal).toMatchObject({
    code: 'SHIFT_CONFLICT',
    conflicts: [{ rule: 'onboarding', level: 'block', facts: { subject: { name: 'Employment contract' } } }],
  });
  const [open] = journey.steps;
  if (open === undefined) throw new Error('There is no step.');
  const sent = { step_id: open.id, version: open.version, sha256: open.sha256, name: 'Inês Quintela', answers: [] };
  await server.call(onboarding.answerMyOnboarding, { params: { journey_id: journey.id }, body: sent }, ines.user.token);
  expect((await save('2026-11-17')).status).toBe(200);
});
