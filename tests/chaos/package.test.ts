import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, readdirSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@hearth/testing/free-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster, postgresBin } from './cluster.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const MINUTES = 60_000;
const START_MS = 5 * MINUTES;
/** All of it, the server's own code, pages and sources as well. */
const MOST_MEGABYTES = 140;
/** What tests, checks and builds take, by the name of its package. */
const TOOLS =
  /^(?:@?vitest|playwright|@?typescript|oxlint|oxfmt|oxc-|@oxc|happy-dom|vite$|@vitejs|@?tailwindcss|rolldown|@rolldown|lightningcss|knip|fast-check|oidc-provider|s3rver|smtp-server|autocannon|axe-core|@types|node-linux|react|maplibre)/;

let folder: string;
let tree: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-package-'));
  // PostgreSQL runs as a user of its own, which has to come through.
  await chmod(folder, 0o755);
  tree = join(folder, 'hearth');
  await run(process.execPath, ['tools/package.ts', '--out', tree], { cwd: ROOT, maxBuffer: 16 * 1024 * 1024 });
}, 10 * MINUTES);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Every file of the package, by its path. Links lead to its own workspaces and are not followed. */
function filesIn(path: string): readonly { readonly path: string; readonly bytes: number }[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return filesIn(inside);
    return [{ path: inside.slice(tree.length + 1), bytes: entry.isFile() ? lstatSync(inside).size : 0 }];
  });
}

interface Installation {
  readonly origin: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly child: ChildProcess;
}

/** Starts the package with nothing around it: another folder, and no variables but its settings. */
async function start(name: string, settings: Readonly<Record<string, string>>): Promise<Installation> {
  const own = join(folder, name);
  await mkdir(own);
  const key = join(own, 'secret_key');
  writeFileSync(key, 'q9Wm4XrT7bZk2LsV8NcYp3HdGf6JuEa5\n');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
    HEARTH_MODE: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(own, 'data'),
    PUBLIC_URL: origin,
    SMTP_URL: 'smtp://127.0.0.1:9',
    SECRET_KEY_FILE: key,
    ALLOW_INSECURE_HTTP: '1',
    ALLOW_SHARED_AUTH_ORIGIN: '1',
    ...settings,
  };
  const child = spawn(join(tree, 'bin/hearth'), ['start'], {
    cwd: own,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  for (const end = performance.now() + START_MS; ; await pause(100)) {
    const isReady = await fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { origin, environment, child };
    if (child.exitCode !== null || performance.now() > end) throw new Error(`The package does not start:\n${said}`);
  }
}

async function stop({ child }: Installation): Promise<number | null> {
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

test('a package has what a server runs, no tool, and no more than it has to weigh', async () => {
  const files = filesIn(tree);
  const packages = new Set(
    files.flatMap(({ path }) => [...path.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].map(([, name = '']) => name)),
  );
  expect(packages).toContain('fastify');
  expect([...packages].filter((name) => TOOLS.test(name))).toEqual([]);
  const sources = files.filter(({ path }) => !/(?:^|\/)(?:node_modules|dist)\//.test(path));
  expect(sources.filter(({ path }) => /\.(?:test|fixture)\.|^tests\/|\/web\//.test(path))).toEqual([]);
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  console.log(`The package weighs ${megabytes.toFixed(0)} MB in ${files.length} files.`);
  expect(megabytes).toBeLessThan(MOST_MEGABYTES);
  expect(await readFile(join(tree, 'LICENSE'), 'utf8')).toContain('GNU AFFERO GENERAL PUBLIC LICENSE');
  expect(await readFile(join(tree, 'THIRD-PARTY-NOTICES.txt'), 'utf8')).toContain('fastify');
  expect(JSON.parse(await readFile(join(tree, 'release.json'), 'utf8'))).toMatchObject({ version: '0.2.0' });
});

test(
  'it starts on the embedded database, serves the sign-in page with its files, and hands out its sources',
  async () => {
    const installation = await start('embedded', {});
    const { origin, environment } = installation;
    const page = await fetch(`${origin}/user/login`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('name="password"');
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
    expect((await fetch(origin + script)).headers.get('content-type')).toContain('text/javascript');
    expect(await (await fetch(`${origin}/health/live`)).json()).toEqual({ status: 'live' });
    const sources = await fetch(`${origin}/source`);
    expect(sources.headers.get('content-type')).toBe('application/gzip');
    expect((await sources.arrayBuffer()).byteLength).toBeGreaterThan(1_000_000);
    await run(join(tree, 'bin/hearth'), ['check-health'], { env: environment });
    const invited = await run(join(tree, 'bin/hearth'), ['employer', 'invite', 'ana@example.com'], {
      env: environment,
    });
    expect(invited.stdout).toContain(`${origin}/`);
    expect(await stop(installation)).toBe(0);
    await expect(run(join(tree, 'bin/hearth'), ['check-health'], { env: environment })).rejects.toThrow();
  },
  5 * MINUTES,
);

test('an unknown command is refused', async () => {
  await expect(run(join(tree, 'bin/hearth'), ['fly'])).rejects.toThrow("unknown command 'fly'");
});

test.skipIf(postgresBin() === undefined)(
  'it starts on PostgreSQL',
  async () => {
    const cluster = await Cluster.make(folder, 'cluster');
    await cluster.start();
    const settings = { DATABASE_URL: cluster.url, FILE_SIGNING_KEY: 'T7bZk2LsV8NcYp3HdGf6JuEa5q9Wm4Xr' };
    const installation = await start('server', settings);
    expect((await fetch(`${installation.origin}/user/login`)).status).toBe(200);
    expect(await stop(installation)).toBe(0);
    await cluster.kill();
  },
  5 * MINUTES,
);
