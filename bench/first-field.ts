import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser, openWindow, PHONE } from '@hearth/testing/browser';
import { freePort } from '@hearth/testing/free-port';

/**
 * How soon a candidate can type into the form of a job on a phone with a bad connection: slow 3G (400 kbit/s, 400 ms there and
 * back) and a processor four times slower than this one, nothing cached. Measured: when the first field is drawn, when a character typed
 * into it stays (also after React has taken the page over), and when the form is alive.
 * `npx -c 'node bench/first-field.ts'`, after a build; `BENCH_TIMES` rounds, medians of all.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TIMES = Number(process.env['BENCH_TIMES'] ?? 5);
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWER = 4;
const FIELD = 'input[autocomplete=given-name]';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const dataDir = await mkdtemp(join(tmpdir(), 'hearth-first-field-'));
const port = await freePort();
const url = `http://localhost:${port}`;
const server = spawn(process.execPath, ['apps/server/src/start.ts'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    HEARTH_MODE: 'demo',
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
  },
});
const browser = await openBrowser();
try {
  while ((await fetch(`${url}/health/ready`).catch(() => undefined))?.ok !== true)
    await new Promise((resolve) => setTimeout(resolve, 200));
  const careers = await (await fetch(`${url}/careers`)).text();
  const job = /href="(\/careers\/[^"/]+\/[^"]+)"/.exec(careers)?.[1] ?? '';
  const apply = /href="(\/apply\/[^"]+)"/.exec(await (await fetch(`${url}${job}`)).text())?.[1];
  if (apply === undefined) throw new Error(`There is no way to apply on ${job}.`);
  const rounds: { drawn: number; typed: number; alive: number; bytes: number }[] = [];
  for (let round = 0; round < TIMES; round += 1) {
    const { context, page } = await openWindow(browser, url, PHONE);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    const begun = performance.now();
    await page.goto(apply, { waitUntil: 'commit' });
    await page.locator(FIELD).waitFor();
    const drawn = performance.now() - begun;
    await page.locator(FIELD).pressSequentially('W');
    const typed = performance.now() - begun;
    await page.waitForFunction((selector) => {
      const { document } = globalThis as unknown as { document: { querySelector(name: string): object | null } };
      return Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps$'));
    }, FIELD);
    const alive = performance.now() - begun;
    const kept = await page.locator(FIELD).inputValue();
    if (kept !== 'W') throw new Error(`What was typed early became “${kept}”.`);
    rounds.push({ drawn, typed, alive, bytes });
    await context.close();
  }
  const of = (what: keyof (typeof rounds)[number]): string => median(rounds.map((round) => round[what])).toFixed(0);
  process.stdout.write(
    `${apply}, ${TIMES} rounds: first field drawn ${of('drawn')} ms, typed into ${of('typed')} ms, form alive ${of('alive')} ms, ${of('bytes')} bytes by then\n`,
  );
} finally {
  await browser.close();
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}
