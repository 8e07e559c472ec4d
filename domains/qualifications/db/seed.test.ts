import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { openTraining } from '../server/handlers/qualifications.fixture.ts';
import { summarise } from '../server/jobs/summarise.ts';
import { seedQualifications } from './seed.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });

test('the demonstration shows what people have, and nobody is told', async () => {
  const at = await openTraining(server);
  await server.run((work) =>
    seedQualifications(
      work,
      { groupId: at.groupId, userId: at.manager.userId, language: 'en' },
      {
        starters: ['first_aid', 'cocktails'],
        demands: [{ position: 'Bartender', starter: 'cocktails', least: 2, strictness: 'warn' }],
        records: [
          { employeeId: at.ines.id, starter: 'cocktails', level: 3 },
          { employeeId: at.ines.id, starter: 'first_aid', expiresOn: '2026-12-01', sentBy: at.ines.user.userId },
        ],
      },
    ),
  );
  expect((await at.list()).lines).toMatchObject([
    { name: 'First aid', standing: 'WAITING' },
    { name: 'Cocktails', standing: 'VALID', level_name: 'Expert', demanded: { level_name: 'Confident' } },
  ]);
  await summarise.run({}, server.application.runner.free(new AbortController().signal));
  expect(await at.told(at.manager.token)).toEqual([]);
  expect(await at.told(at.ines.user.token)).toEqual([]);
});
