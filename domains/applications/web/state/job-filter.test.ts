import { expect, test } from 'vitest';
import { parseStoredJob } from './job-filter.ts';

test.each([
  [{ brand_id: 'b1', job_id: 'j1' }, 'j1'],
  [{ brand_id: 'b2', job_id: 'j1' }, null],
  [{ brand_id: 'b1', job_id: 7 }, null],
  [{ brand_id: 'b1' }, null],
  ['j1', null],
  [null, null],
])('of the kept filter %j the board of b1 takes %s', (kept, job) => {
  expect(parseStoredJob(kept, 'b1')).toBe(job);
});
