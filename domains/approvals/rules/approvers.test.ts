import { describe, expect, test } from 'vitest';
import { approversOf } from './approvers.ts';

const holder = (userId: string, role: string, depth: number) => ({ userId, role, depth });
const OWNER = holder('owner', 'ENTERPRISE_OWNER', 1);

describe('whom a step waits for', () => {
  test.each([
    ['whoever holds the role nearest', 'LOCATION_MANAGER', [holder('above', 'LOCATION_MANAGER', 2), holder('here', 'LOCATION_MANAGER', 4), OWNER], ['here']],
    ['all who are equally near', 'RECRUITER', [holder('one', 'RECRUITER', 3), holder('two', 'RECRUITER', 3), OWNER], ['one', 'two']],
    ['nobody twice', 'RECRUITER', [holder('one', 'RECRUITER', 3), holder('one', 'RECRUITER', 3)], ['one']],
    ['the owners, where nobody holds it', 'GROUP_MANAGER', [holder('here', 'LOCATION_MANAGER', 4), OWNER], ['owner']],
    ['never whoever asked', 'LOCATION_MANAGER', [holder('asker', 'LOCATION_MANAGER', 4), OWNER], ['owner']],
    ['nobody, where there is nobody', 'RECRUITER', [], []],
  ] as const)('%s', (_, role, holders, expected) => {
    expect(approversOf(role, holders, 'asker')).toEqual(expected);
  });
});
