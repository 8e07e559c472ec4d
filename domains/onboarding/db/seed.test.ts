import { openRestaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { getPersonJourney } from '../contract/endpoints.ts';
import { findMissingSteps } from '../server/service.ts';
import { seedOnboarding } from './seed.ts';

const server = await startTestServer({ at: '2026-11-26T09:00:00Z' });

test('the demonstration shows people at its steps, and shifts wait for what is open', async () => {
  const { groupId, here, ines, manager } = await openRestaurant(server);
  await server.run((work) =>
    seedOnboarding(work, { groupId, userId: manager.userId }, [
      { employeeId: ines.id, startsOn: '2026-11-30', open: ['Employment contract'], review: ['Personal details'] },
    ]),
  );
  const params = { id: here, employee_id: ines.id };
  const { journey } = (await server.call(getPersonJourney, { params }, manager.token)).data;
  expect(journey).toMatchObject({ done: 6, total: 8, missing: 2, waiting: ['HIRE', 'REVIEW'] });
  expect(await server.run(async ({ db }) => (await findMissingSteps(db, [ines.id])).get(ines.id))).toEqual([
    'Employment contract',
    'Personal details',
  ]);
});
