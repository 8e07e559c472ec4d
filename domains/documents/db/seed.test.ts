import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { FULL, openArchive } from '../server/handlers/documents.fixture.ts';
import { summarise } from '../server/jobs/summarise.ts';
import { seedDocuments } from './seed.ts';

const server = await startTestServer({ at: '2026-11-16T09:00:00Z' });

test('the demonstration shows what people have and lack, and nobody is told', async () => {
  const at = await openArchive(server);
  const full = await at.managerWith(FULL);
  await server.run((work) =>
    seedDocuments(
      work,
      { groupId: at.groupId, userId: at.manager.userId, language: 'en' },
      {
        starters: ['identity_card', 'passport', 'work_permit'],
        required: { identity_card: ['PT'], work_permit: ['ES'] },
        documents: [
          { employeeId: at.ines.id, starter: 'passport', state: 'PENDING', validUntil: '2028-01-01' },
          { employeeId: at.ines.id, starter: 'work_permit', state: 'ACCEPTED', validUntil: '2026-12-01' },
        ],
      },
    ),
  );
  expect((await at.list({}, full.token)).lines).toMatchObject([
    { name: 'Identity card', standing: 'MISSING', is_required: true },
    { name: 'Passport', standing: 'WAITING' },
    { name: 'Work permit', standing: 'EXPIRING', is_required: false },
  ]);
  await summarise.run({}, server.application.runner.free(new AbortController().signal));
  expect(await at.told(full.token)).toEqual([]);
});
