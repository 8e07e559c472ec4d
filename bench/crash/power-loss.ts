import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFolder, openFolder, openScratchFolder } from '@hearth/platform/embedded/engine';
import { recordDisk } from './disk-recorder.ts';
import { losePower } from './lost-power.ts';

/**
 * Records what the embedded database asks of the disk while it commits rows, and then takes the power away at many moments of
 * that recording: `node bench/crash/power-loss.ts [losses] [--without-fsync]` through npm. Without fsync is the control: the
 * engine as it comes, which must fail here, or this measures nothing.
 */
const losses = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 40);
const withFsync = !process.argv.includes('--without-fsync');
const ROWS = 600;
const work = fs.mkdtempSync(join(tmpdir(), 'hearth-power-'));
const [start, live, trial] = [join(work, 'start'), join(work, 'live'), join(work, 'trial')];

if (process.argv[2] === 'check') {
  const folder = process.argv[3] ?? '';
  const { findFaults } = await import('@hearth/platform/embedded/soundness');
  const database = await openFolder(folder);
  const faults = await findFaults(database, folder);
  const read = async (plan: string): Promise<unknown[]> => {
    await database.exec(plan);
    return (await database.query<{ number: number }>('select number from ledger where number > 0 order by number'))
      .rows;
  };
  const byTable = await read('set enable_indexscan = off; set enable_bitmapscan = off; set enable_indexonlyscan = off');
  const byIndex = await read('reset all; set enable_seqscan = off; set enable_bitmapscan = off');
  process.stdout.write(JSON.stringify({ faults: faults.length, byTable, byIndex }));
  process.exit(0);
}

const made = await createFolder(start);
await made.exec('create table ledger (number int primary key, filler text not null)');
await made.close();
fs.cpSync(start, live, { recursive: true });

const recording = recordDisk(live);
const database = await (withFsync ? openFolder(live) : openScratchFolder(live));
const acknowledgedAt: number[] = [];
for (let number = 1; number <= ROWS; number += 1) {
  await database.query('insert into ledger values ($1, $2)', [number, 'x'.repeat(500 + (number % 7) * 200)]);
  acknowledgedAt[number] = recording.requests.length;
  if (number % 90 === 0) await database.exec('checkpoint');
  if (number % 50 === 0) await database.exec(`update ledger set filler = filler || 'y' where number % 5 = 0`);
  if (number % 200 === 0) {
    await database.exec(`create table part_${number} as select * from ledger`);
    await database.exec('vacuum ledger');
  }
}
const recorded = recording.requests.length;
const first = acknowledgedAt[1] ?? 0;

let [unopened, damaged, lossy, lost] = [0, 0, 0, 0];
for (let loss = 0; loss < losses; loss += 1) {
  const count = first + Math.floor(((recorded - first) * (loss + Math.random())) / losses);
  fs.rmSync(trial, { recursive: true, force: true });
  fs.cpSync(start, trial, { recursive: true });
  losePower(trial, recording, count, Math.random);
  const { stdout } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), 'check', trial], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  const found = parse(stdout);
  if (found === undefined) {
    unopened += 1;
    continue;
  }
  const there = new Set(found.byTable.map(({ number }) => number));
  const missing = acknowledgedAt.filter((at, number) => at <= count && !there.has(number)).length;
  lost += missing;
  if (missing > 0) lossy += 1;
  if (found.faults > 0 || JSON.stringify(found.byTable) !== JSON.stringify(found.byIndex)) damaged += 1;
}

interface Found {
  readonly faults: number;
  readonly byTable: readonly { number: number }[];
  readonly byIndex: readonly { number: number }[];
}

function parse(stdout: string): Found | undefined {
  return stdout === '' ? undefined : (JSON.parse(stdout) as Found);
}

const failed = unopened + damaged + lossy > 0;
process.stdout.write(
  `${JSON.stringify({ fsync: withFsync, requests: recorded, losses, unopened, damaged, lossy, rowsLost: lost }, undefined, 2)}\n`,
);
fs.rmSync(work, { recursive: true, force: true });
process.exit(failed === withFsync ? 1 : 0);
