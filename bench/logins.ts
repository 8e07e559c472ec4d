import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frameHeaders, FACTORY_PASSWORD, makeUser } from '@hearth/domains/identity/factory';
import type { MadeUser } from '@hearth/domains/identity/factory';
import { systemClock } from '@hearth/platform/clock';
import { readConfig } from '@hearth/platform/config/config';
import { embeddedDatabase, SYSTEM } from '@hearth/platform/database';
import { createLog } from '@hearth/platform/log';
import { createApplication } from '@hearth/server/application';
import { openInMemory, prepare } from '@hearth/testing/template';

/**
 * How many people sign in in a second while others read: `node bench/logins.ts [seconds]`. Logins hash a password each
 * (argon2id, 19 MiB, two passes), four at a time at most; the reads beside them show whether anybody else has to wait.
 */
const SECONDS = Number(process.argv[2] ?? 10);
const PEOPLE = 200;
const AT_ONCE = 16;

const median = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const dataDir = await mkdtemp(join(tmpdir(), 'hearth-logins-'));
const pglite = await openInMemory();
const database = embeddedDatabase(pglite);
await prepare(database);
const config = readConfig({ HEARTH_MODE: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const log = createLog(config.logLevel);
const application = await createApplication({
  config,
  clock: systemClock,
  log,
  database,
  checkAnswers: false,
});
const { app, runner } = application;
const people: MadeUser[] = [];
for (let count = 0; count < PEOPLE; count += 1) people.push(await runner.run(SYSTEM, (work) => makeUser(work)));

async function read(user: MadeUser): Promise<number> {
  const began = performance.now();
  const { statusCode } = await app.inject({ url: '/v1/user', headers: { authorization: `Bearer ${user.token}` } });
  if (statusCode !== 200) throw new Error(`A read answered ${statusCode}.`);
  return performance.now() - began;
}

/** Reads for a while, one after the other with a pause, and how long each took. */
async function readFor(until: number): Promise<number[]> {
  const took: number[] = [];
  for (let next = 0; performance.now() < until; next += 1) {
    const user = people[next % PEOPLE];
    if (user !== undefined) took.push(await read(user));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return took;
}

let signedIn = 0;
async function signInFor(until: number, first: number): Promise<void> {
  for (let next = first; performance.now() < until; next += AT_ONCE) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/auth/session/login',
      headers: { ...frameHeaders(), 'content-type': 'application/json' },
      payload: JSON.stringify({ username: people[next % PEOPLE]?.email, password: FACTORY_PASSWORD }),
    });
    if (statusCode !== 200) throw new Error(`A login answered ${statusCode}.`);
    signedIn += 1;
  }
}

await readFor(performance.now() + 1000);
const alone = await readFor(performance.now() + 3000);
const before = process.cpuUsage();
const until = performance.now() + SECONDS * 1000;
const [beside] = await Promise.all([
  readFor(until),
  ...Array.from({ length: AT_ONCE }, (_, first) => signInFor(until, first)),
]);
const { user, system } = process.cpuUsage(before);
const cpuMs = (user + system) / 1000 / signedIn;
console.log(`Logins a second: ${(signedIn / SECONDS).toFixed(1)} (${AT_ONCE} at once, goal 30)`);
// On a machine that others use too, the processor's own time says what an idle one would do.
console.log(
  `Processor time of a login, reads included: ${cpuMs.toFixed(0)} ms: at most ${(2000 / cpuMs).toFixed(0)} a second on two cores`,
);
const line = (took: readonly number[]) => `${median(took, 0.5).toFixed(1)} / ${median(took, 0.95).toFixed(1)} ms`;
console.log(`Reads, median / 95 %: ${line(alone)} alone, ${line(beside)} beside the logins`);
await application.stop();
await pglite.close();
await rm(dataDir, { recursive: true, force: true });
