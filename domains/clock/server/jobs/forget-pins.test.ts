import { jobNamed } from '@hearth/platform/jobs/job-contract';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { openTablet } from '../handlers/kiosk/kiosk.fixture.ts';

const server = await startTestServer({ at: '2026-11-20T12:00:00Z' });

test('the PIN of somebody who left goes once nothing of theirs can come any more, and nobody else’s does', async () => {
  const { ines } = await openTablet(server);
  const other = await openTablet(server);
  const run = async () => {
    await server.run(({ enqueue }) => enqueue(jobNamed('clock.forgetPins'), {}));
    await server.settle();
    const rows = await server.run(({ db }) => db.query('select employee_id from clock.employee_pin'));
    return rows.map((row) => String(row['employee_id'])).toSorted();
  };
  const leave = (day: string) =>
    server.run(({ db }) =>
      db.query(`update team.employee set status = 'ENDED', end_date = $2::date where id = $1`, [ines.id, day]),
    );
  const both = [ines.id, other.ines.id].toSorted();
  expect(await run()).toEqual(both);
  await leave('2026-11-16');
  expect(await run(), 'a tablet may have been without a network').toEqual(both);
  await leave('2026-11-10');
  expect(await run()).toEqual([other.ines.id]);
});
