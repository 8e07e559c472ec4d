import * as qualifications from '@hearth/domains/qualifications/contract';
import type { Strictness } from '@hearth/domains/qualifications/schemas';
import { openRestaurant } from '@hearth/domains/team/factory';
import { newId } from '@hearth/kit/id';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/endpoints.ts';
import type { ShiftContent } from '../../../contract/schemas.ts';

const server = await startTestServer({ at: '2026-11-10T09:00:00Z' });

async function openBar() {
  const restaurant = await openRestaurant(server);
  const { groupId, here, bar, ines, manager } = restaurant;
  const { data: food } = await server.call(
    qualifications.createQualification,
    {
      params: { id: groupId },
      body: {
        kind: 'CERTIFICATE',
        name: 'Food hygiene',
        level_names: [],
        months_valid: null,
        needs_number: false,
        needs_issuer: false,
        needs_file: false,
        authority: '',
        idempotency_key: newId(),
      },
    },
    manager.token,
  );
  let version = 0;
  const demand = async (strictness: Strictness) => {
    const body = { position_id: bar, qualification_id: food.id, min_level: 1, strictness, version };
    const reply = await server.call(qualifications.putDemand, { params: { id: groupId }, body }, manager.token);
    version = reply.data.version;
  };
  const certify = (expiresOn: string | null) =>
    server.request('POST', `/v1/brands/${here}/employees/${ines.id}/qualifications`, {
      token: manager.token,
      ...multipart(
        {
          idempotency_key: newId(),
          qualification_id: food.id,
          content: JSON.stringify({
            level: 1,
            number: '',
            issuer: '',
            issued_on: null,
            expires_on: expiresOn,
            note: '',
          }),
        },
        [],
      ),
    });
  const content: ShiftContent = {
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
  const save = (change: Partial<ShiftContent> = {}) =>
    server.call(
      contract.saveShifts,
      {
        params: { id: here },
        body: {
          idempotency_key: newId(),
          commands: [{ kind: 'create', id: newId(), content: { ...content, ...change } }],
          answers: [],
        },
      },
      manager.token,
    );
  const week = async (of = '2026-11-16') =>
    (await server.call(contract.getSchedule, { params: { id: here }, query: { week: of } }, manager.token)).data;
  return { ...restaurant, food, demand, certify, save, week };
}

test('a shift whose position demands what its holder lacks is refused, and names it', async () => {
  const at = await openBar();
  await at.demand('block');
  expect((await at.save()).refusal).toMatchObject({
    code: 'SHIFT_CONFLICT',
    conflicts: [{ rule: 'missing_qualification', facts: { subject: { name: 'Food hygiene', expired_on: null } } }],
  });
  // Neither an open shift nor one in another position is anybody's without it.
  expect((await at.save({ employee_id: null })).status).toBe(200);
  expect((await at.save({ position_id: at.kitchen })).status).toBe(200);
  await at.certify('2026-11-18');
  expect((await at.save({ date: '2026-11-18' })).status).toBe(200);
  expect((await at.save({ date: '2026-11-19' })).refusal).toMatchObject({
    conflicts: [{ rule: 'expired_qualification', facts: { subject: { expired_on: '2026-11-18' } } }],
  });
  const { people, demands } = await at.week();
  expect(demands).toMatchObject([{ qualification_id: at.food.id, strictness: 'block' }]);
  expect(people.find(({ employee_id: id }) => id === at.ines.id)?.qualifications).toMatchObject([
    { qualification_id: at.food.id, expires_on: '2026-11-18' },
  ]);
});

test('each demand says whether consent is enough or it is only a warning', async () => {
  const at = await openBar();
  await at.demand('consent');
  expect((await at.save()).refusal).toMatchObject({ code: 'CONSENT_NEEDED' });
  await at.demand('warn');
  expect((await at.save()).data.conflicts).toMatchObject([{ rule: 'missing_qualification', level: 'warn' }]);
});

test('a shift that was planned before the demand can still be edited, and is named', async () => {
  const at = await openBar();
  const { data: saved } = await at.save();
  await at.demand('block');
  const [shift] = saved.shifts;
  if (shift === undefined) throw new Error('Nothing was saved.');
  const commands = [{ kind: 'change' as const, id: shift.id, expected_version: shift.version, set: { end: '17:00' } }];
  const reply = await server.call(
    contract.saveShifts,
    { params: { id: at.here }, body: { idempotency_key: newId(), commands, answers: [] } },
    at.manager.token,
  );
  expect(reply.data.conflicts).toMatchObject([{ rule: 'missing_qualification', level: 'block' }]);
});

test('copying leaves out what a demand forbids on the new day, and says why', async () => {
  const at = await openBar();
  await at.demand('block');
  await at.certify('2026-11-20');
  await at.save();
  const reply = await server.call(
    contract.copyShifts,
    {
      params: { id: at.here },
      body: {
        idempotency_key: newId(),
        from: '2026-11-16',
        to: '2026-11-23',
        days: 7,
        people: 'keep',
        on_conflict: 'skip',
        dry_run: false,
      },
    },
    at.manager.token,
  );
  expect(reply.data).toMatchObject({ skipped: [{ reason: 'conflict', conflict: { rule: 'expired_qualification' } }] });
});
