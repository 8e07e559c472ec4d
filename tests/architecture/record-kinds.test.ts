import { getApplication } from '@hearth/domains/applications/contract';
import { getJob } from '@hearth/domains/jobs/contract';
import { listEmployerConversations } from '@hearth/domains/messaging/contract';
import { listOffersOf } from '@hearth/domains/offers/contract';
import { listRequisitions } from '@hearth/domains/requisitions/contract';
import { getSchedule } from '@hearth/domains/scheduling/contract';
import { getEmployee } from '@hearth/domains/team/contract';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { LIMITED_BY_DEPARTMENT } from '../../domains/access/rules/conditions.ts';
import { RECORD_KINDS } from '../../domains/access/rules/record-kinds.ts';

test.each([
  ['employee', getEmployee],
  ['application', getApplication],
  ['job', getJob],
  ['schedule', getSchedule],
  ['requisition', listRequisitions],
  ['conversation', listEmployerConversations],
  ['offer', listOffersOf],
] as const)('who can see a record of the kind %s is asked as the call that shows it asks', (kind, endpoint) => {
  const { access } = endpoint;
  if (access.kind !== 'brand') throw new Error('Records stand at brands.');
  const question: { permission: string; honours?: string } = RECORD_KINDS[kind];
  expect(question).toEqual({
    permission: access.permission,
    ...(access.condition === undefined ? {} : { honours: access.condition }),
  });
});

test('what a call filters by department can be limited to departments in a role', async () => {
  const server = await startTestServer();
  const filtered = server.application.implementations.flatMap(({ endpoint: { access } }) =>
    access.kind === 'brand' && access.condition === 'POSITION_CATEGORY' && access.permission !== undefined
      ? [access.permission]
      : [],
  );
  expect(filtered.length).toBeGreaterThan(3);
  expect(filtered.filter((permission) => !LIMITED_BY_DEPARTMENT.has(permission))).toEqual([]);
});
