import { getApplication } from '@hearth/domains/applications/contract';
import { getJob } from '@hearth/domains/jobs/contract';
import { getSchedule } from '@hearth/domains/scheduling/contract';
import { getEmployee } from '@hearth/domains/team/contract';
import { expect, test } from 'vitest';
import { RECORD_KINDS } from '../../domains/access/rules/record-kinds.ts';

test.each([
  ['employee', getEmployee],
  ['application', getApplication],
  ['job', getJob],
  ['schedule', getSchedule],
] as const)('who can see a record of the kind %s is asked as the call that shows it asks', (kind, endpoint) => {
  const { access } = endpoint;
  if (access.kind !== 'brand') throw new Error('Records stand at brands.');
  const question: { permission: string; honours?: string } = RECORD_KINDS[kind];
  expect(question).toEqual({
    permission: access.permission,
    ...(access.condition === undefined ? {} : { honours: access.condition }),
  });
});
