import { findEmployees, findEmployeesByNumber, upsertEmployeesByNumber } from '@hearth/domains/team/service';
import { newId } from '@hearth/kit/id';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { verifyChain } from '../rules/chain.ts';
import { openClocked } from './handlers/clock.fixture.ts';
import { presentPunch } from './present.ts';
import { findClockPlaces } from './queries/place.ts';
import { findLog } from './queries/punch.ts';
import { recordPunches } from './record-punches.ts';
import { sha256 } from './write-chain.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });
const PEOPLE = 200;
const DAY = { from: new Date('2026-11-16T00:00:00Z'), before: new Date('2026-11-17T00:00:00Z') };

test('200 people who clock in at once, and one person twenty times at once, lose nothing; each chain is whole', async () => {
  const { groupId, here, sentPunch } = await openClocked(server);
  const numbers = Array.from({ length: PEOPLE }, (_none, index) => `K-${index}`);
  const ids = await server.run(async (work) => {
    const none = {
      email: null,
      phone: null,
      department: null,
      hire_date: null,
      birth_date: null,
      contract_minutes: null,
      pay_rate: null,
      currency: null,
    };
    await upsertEmployeesByNumber(
      work,
      groupId,
      numbers.map((number) => ({
        ...none,
        number,
        first_name: 'Ana',
        last_name: number,
        location_id: here,
        position: 'Waiter',
      })),
    );
    return [...(await findEmployeesByNumber(work.db, groupId, numbers)).values()].map(({ id }) => id);
  });
  const { people, place } = await server.run(async ({ db }) => {
    const [found] = await findClockPlaces(db, [here]);
    return { people: await findEmployees(db, ids), place: found };
  });
  if (place === undefined) throw new Error('The location is there.');
  const [busy] = people;
  const all = [...people, ...Array.from({ length: 19 }, () => busy)].flatMap((person) => person ?? []);
  await Promise.all(
    all.map((person) =>
      server.run((work) =>
        recordPunches(
          work,
          { person, place },
          {
            sentAt: work.clock.now(),
            source: 'KIOSK',
            byUser: null,
            punches: [{ ...sentPunch('IN'), idempotency_key: newId() }],
          },
        ),
      ),
    ),
  );
  const rows = await server.run(({ db }) => findLog(db, ids, DAY, 1000));
  expect(rows).toHaveLength(PEOPLE + 19);
  const chains = [...Map.groupBy(rows, (row) => row.employee_id).values()];
  expect(
    chains
      .map((chain) => chain.length)
      .toSorted((one, other) => other - one)
      .slice(0, 2),
  ).toEqual([20, 1]);
  const verdicts = await Promise.all(chains.map((chain) => verifyChain(chain.map(presentPunch), '', sha256)));
  expect(verdicts.every(({ ok }) => ok)).toBe(true);
});

test('nobody who serves a request changes the log', async () => {
  const { send, sentPunch, ines } = await openClocked(server);
  await send([sentPunch('IN')]);
  for (const text of [
    "update clock.punch set reason = 'x' where employee_id = $1",
    'delete from clock.punch where employee_id = $1',
  ])
    await expect(server.run(({ db }) => db.query(text, [ines.id]))).rejects.toThrow(/permission denied/);
});
