import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, sourceFiles } from './source-files.ts';
import { DOORS, tierOf } from './tiers.ts';

const files = await sourceFiles(['apps/**/*.{ts,tsx}', 'packages/**/*.{ts,tsx}', 'domains/**/*.{ts,tsx}']);

interface Place {
  readonly area: string;
  readonly domain?: string;
  readonly room?: string;
}

function placeOf(path: string): Place {
  const [top = '', name = '', room = ''] = path.split('/');
  return top === 'domains' ? { area: 'domains', domain: name, room } : { area: `${top}/${name}` };
}

/** The file or package an import leads to, from the root; packages outside the project as their name. */
function target(path: string, from: string): string {
  if (from.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), from));
  const own = /^@hearth\/(domains\/[\w-]+\/\w+|[\w-]+)/.exec(from)?.[1];
  if (own === undefined) return from;
  if (own.startsWith('domains/')) return own;
  return ['server', 'web'].includes(own) ? `apps/${own}` : `packages/${own}`;
}

const isTest = (path: string): boolean => /\.(test|fixture)\.tsx?$/.test(path) || path.startsWith('packages/testing/');
const imports = files.flatMap(({ path, text }) =>
  importsOf(text).map(({ from, typeOnly }) => ({ path, from, typeOnly, to: target(path, from) })),
);
const lines = (found: readonly { path: string; from: string }[]): string[] =>
  found.map(({ path, from }) => `${path} imports ${from}`);

/** Which areas of packages and apps each room of a domain may use. */
const ROOM_MAY: Readonly<Record<string, readonly string[]>> = {
  contract: ['packages/kit'],
  rules: ['packages/kit'],
  server: ['packages/kit', 'packages/platform'],
  db: ['packages/kit', 'packages/platform'],
  web: ['packages/kit', 'packages/client', 'packages/ui', 'packages/i18n', 'packages/auth-frame'],
};

test('a room imports only the packages that it may: contract and rules are pure, server never sees web, web never sees server', () => {
  const wrong = imports.filter(({ path, to }) => {
    const { domain, room } = placeOf(path);
    if (domain === undefined || isTest(path) || !/^(apps|packages)\//.test(to)) return false;
    return !(ROOM_MAY[room ?? ''] ?? []).includes(to.split('/').slice(0, 2).join('/'));
  });
  expect(lines(wrong), 'Move the code to a room that may use the package, or pass in what it needs.').toEqual([]);
});

test('inside a domain, imports go from contract to rules to server, and from rules to web', () => {
  const may: Readonly<Record<string, readonly string[]>> = {
    contract: ['contract'],
    rules: ['rules', 'contract'],
    server: ['server', 'rules', 'contract'],
    web: ['web', 'rules', 'contract'],
    db: ['db', 'rules', 'contract', 'server'],
  };
  const wrong = imports.filter(({ path, from, to }) => {
    const own = placeOf(path);
    const other = placeOf(to);
    if (own.domain === undefined || !from.startsWith('.') || isTest(path) || own.domain !== other.domain) return false;
    return other.room !== undefined && other.room in may && !(may[own.room ?? ''] ?? []).includes(other.room);
  });
  expect(lines(wrong), 'A rule or a contract never knows who uses it.').toEqual([]);
});

test('between domains only doors are used, and only downwards', () => {
  const wrong = imports.filter(({ path, from, to }) => {
    const own = placeOf(path);
    if (own.domain === undefined || !to.startsWith('domains/')) return false;
    const [, domain = '', door = ''] = to.split('/');
    if (domain === own.domain) return false;
    if (isTest(path)) return from.startsWith('.');
    if (from.startsWith('.') || !(DOORS as readonly string[]).includes(door)) return true;
    return !(tierOf(domain) >= 0 && tierOf(domain) < tierOf(own.domain));
  });
  expect(
    lines(wrong),
    'Use a door (/contract, /service, /widgets …) of a lower tier; news for a higher one is an event.',
  ).toEqual([]);
});

test('every domain has a tier', () => {
  const domains = new Set(files.map(({ path }) => placeOf(path).domain).filter((domain) => domain !== undefined));
  expect(
    [...domains].filter((domain) => tierOf(domain) < 0),
    'Add the domain to tests/architecture/tiers.ts.',
  ).toEqual([]);
});

test('packages never import domains or apps', () => {
  const wrong = imports.filter(
    ({ path, to }) => path.startsWith('packages/') && !isTest(path) && /^(domains|apps)\//.test(to),
  );
  expect(lines(wrong), 'Let the domain pass in what the package needs.').toEqual([]);
});

test('tools are for who builds and runs it: no package and no domain imports them', () => {
  const wrong = imports.filter(({ path, to }) => /^(packages|domains)\//.test(path) && to.startsWith('tools/'));
  expect(lines(wrong), 'Move what it needs to a package, or to the application that runs it.').toEqual([]);
});

test('platform is never seen by a page, and ui, client and i18n never by the server', () => {
  const wrong = imports.filter(({ path, to }) => {
    const { area, room } = placeOf(path);
    const page =
      area === 'apps/web' ||
      area === 'packages/auth-frame' ||
      area === 'packages/ui' ||
      area === 'packages/client' ||
      area === 'packages/i18n' ||
      room === 'web';
    const server = area === 'apps/server' || area === 'packages/platform' || room === 'server' || room === 'db';
    return (page && to.startsWith('packages/platform')) || (server && /^packages\/(ui|client|i18n)/.test(to));
  });
  expect(lines(wrong.filter(({ path }) => !isTest(path)))).toEqual([]);
});

test('SQL is spoken in queries only', () => {
  const wrong = files.filter(
    ({ path, text }) =>
      /^domains\/[\w-]+\/(server\/(?!queries\/)|rules|contract)/.test(path) &&
      !isTest(path) &&
      importsOf(text).some(({ from, typeOnly }) => from === 'kysely' && !typeOnly),
  );
  expect(
    wrong.map(({ path }) => path),
    'Move the statement to server/queries/<noun>.ts.',
  ).toEqual([]);
});

test('no barrels: a file that only hands on is not needed', () => {
  const wrong = files.filter(({ path, text }) => {
    // A door hands on by its nature.
    if (path.startsWith('packages/ui/') || /\/(rules\/exports\.ts|service\.ts|widgets\.tsx)$/.test(path)) return false;
    const code = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*(\/\/|\*|\/\*)/.test(line));
    return code.length > 1 && code.every((line) => /^export (type )?(\*|\{).* from /.test(line.trim()));
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
