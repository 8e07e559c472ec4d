import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { openBar } from '../server/handlers/deals.fixture.ts';
import { seedDeals } from './seed.ts';

const server = await startTestServer({ at: '2026-11-16T06:00:00Z' });

test('the demonstration shows requests in several states and leaves the schedule as it is', async () => {
  const at = await openBar(server);
  const people = [at.ines, at.samir, at.tomas, await at.hire('Rita'), await at.hire('Joana'), await at.hire('Rui')];
  for (const [index, { id }] of people.entries()) await at.plan({ employee_id: id, date: `2026-11-${17 + index}` });
  await at.publish();
  const before = await Promise.all(people.map(at.shiftsOf));
  await server.run((work) => seedDeals(work, { locationId: at.here, managerId: at.manager.userId }));
  const listed = [...(await at.listed('WAITING')), ...(await at.listed('OFFERED')), ...(await at.listed('ENDED'))];
  expect(listed.map(({ state }) => state).sort()).toEqual(['DECLINED', 'OFFERED', 'OFFERED', 'TAKEN', 'WITHDRAWN']);
  expect((await at.biddings()).map(({ bid_count: count }) => count > 0)).toEqual([true]);
  expect(await Promise.all(people.map(at.shiftsOf))).toEqual(before);
  await server.settle();
  expect(await at.told(at.samir.user.token)).toEqual([]);
});

test('without shifts to come there is nothing to show', async () => {
  const at = await openBar(server);
  await server.run((work) => seedDeals(work, { locationId: at.here, managerId: at.manager.userId }));
  expect(await at.listed('OFFERED')).toEqual([]);
});
