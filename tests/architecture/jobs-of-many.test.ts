import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/**
 * A job that runs by the clock has rows of every group in its hands: one row that fails must not keep another tenant’s waiting. Such loops
 * go through `eachApart` or `eachOnItsOwn`, or catch what fails by themselves.
 */
const ARGUED: Readonly<Record<string, string>> = {
  'domains/demand/server/jobs/forecast-all.ts': 'a job is asked for by id for each',
  'domains/media/server/jobs/forget-uploads.ts': 'the rows are gone already; bytes that stay are found by nobody',
  'domains/messaging/server/jobs/wake-conversations.ts': 'an event of ids alone is written for each',
  'packages/platform/src/mail/held-mail.ts': 'a job is asked for by id for each',
  'packages/platform/src/audit/verify.ts': 'it reads alone, and its findings are of all chains',
};
const LOOP = /for \((?:const|let) [^;\n]* of [\s\S]{0,300}?\bawait\b/;
const APART = /\beachApart\b|\beachOnItsOwn\b|\bcatch\b|\ballSettled\b/;

test('no row of a job that runs by the clock stops the others', async () => {
  const files = await sourceFiles(['domains/*/server/**/*.ts', 'packages/platform/src/**/*.ts']);
  const found = files.filter(
    ({ path, text }) => !path.endsWith('.test.ts') && /^\s+cron: /m.test(text) && LOOP.test(text) && !APART.test(text),
  );
  expect(found.map(({ path }) => path).toSorted()).toEqual(Object.keys(ARGUED).toSorted());
});
