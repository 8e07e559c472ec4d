import { startTestServer } from '@hearth/testing/server';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { SYSTEM } from '../database.ts';
import type { Work } from '../module.ts';
import { eachApart, eachOnItsOwn } from './each-apart.ts';

const server = await startTestServer();
const ROWS = ['a', 'b', 'c'];
const MAIL = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const as = { name: 'trial', id: (row: string) => row };
const kept = () =>
  server.run(({ db }) => db.execute<{ to: string }>(sql`select recipient as to from platform.mail order by recipient`));
const mailTo = (work: Work, row: string) => work.mail({ ...MAIL, to: `${row}@example.com` });

beforeEach(async () => {
  await server.run(({ db }) => db.execute(sql`delete from platform.mail`));
});

test.each([
  ['that throws', () => Promise.reject(new Error('no'))],
  ['that the database refuses', (work: Work) => work.db.execute(sql`select 1 / 0`)],
  ['whose mail has no address', (work: Work) => work.mail({ ...MAIL, to: 'nobody' })],
] as const)(
  'of a row %s nothing is kept, and all others are done, with what the batch noted before',
  async (_, fail) => {
    const failed = await server.run(async (work) => {
      await mailTo(work, 'before');
      return eachApart(work, ROWS, {
        ...as,
        run: async (part, row) => {
          await mailTo(part, row);
          if (row === 'b') await fail(part);
        },
      });
    });
    expect(failed).toEqual(['b']);
    expect((await kept()).map(({ to }) => to)).toEqual(['a@example.com', 'before@example.com', 'c@example.com']);
  },
);

test('what ends the whole transaction is nobody’s own, and ends it', async () => {
  const clash = Object.assign(new Error('could not serialize'), { code: '40001' });
  const lost = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  for (const problem of [clash, lost])
    await expect(
      server.run((work) => eachApart(work, ROWS, { ...as, run: () => Promise.reject(problem) })),
    ).rejects.toThrow(problem.message);
});

test('rows with transactions of their own keep each other waiting no longer', async () => {
  const free = server.application.runner.free(new AbortController().signal);
  const failed = await eachOnItsOwn(free, ROWS, {
    ...as,
    run: (row) =>
      free.run(SYSTEM, async (work) => {
        await mailTo(work, row);
        if (row === 'a') throw new Error('no');
      }),
  });
  expect(failed).toEqual(['a']);
  expect(await kept()).toHaveLength(2);
});
