import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';
import { findAffected, findObsolete } from '../../tools/supply-chain/advisories.ts';
import type { Advisory, Lock } from '../../tools/supply-chain/advisories.ts';
import { sourceFiles } from './source-files.ts';

const read = (path: string): Promise<string> => readFile(join(ROOT, path), 'utf8');

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const lock = JSON.parse(await read('package-lock.json')) as Lock & {
  readonly packages: Readonly<Record<string, Locked>>;
};
const installed = Object.entries(lock.packages).filter(
  ([at, { link }]) => at.includes('node_modules/') && link !== true,
);
const { advisories, reviewed } = JSON.parse(await read('tools/supply-chain/advisories.json')) as {
  readonly advisories: readonly Advisory[];
  readonly reviewed: string;
};

test('incident 42 (CWE-829): nothing that is installed runs a program of its own', async () => {
  expect(installed.length).toBeGreaterThan(400);
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([at]) => at)).toEqual([]);
  expect(await read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  const { scripts } = JSON.parse(await read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  // npm leaves them out then, and nobody would notice what they no longer check.
  expect(Object.keys(scripts).filter((name) => /^(?:pre|post)(?!.*:)/.test(name))).toEqual([]);
});

test('incident 42 (CWE-494): every package is exactly what was locked, from a registry', () => {
  const open = installed.filter(
    ([, { integrity, resolved = 'https://' }]) =>
      integrity?.startsWith('sha512-') !== true || !resolved.startsWith('https://'),
  );
  expect(open.map(([at]) => at)).toEqual([]);
});

test('incident 42 (CWE-1104): versions are written as they are', async () => {
  const manifests = await sourceFiles(['package.json', '{apps,packages}/*/package.json', 'domains/package.json']);
  const ranges = manifests.flatMap(({ path, text }) => {
    const manifest = JSON.parse(text) as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
    return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.entries(manifest[kind] ?? {})
        .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
        .filter(([name]) => !name.startsWith('@hearth/'))
        .map(([name, version]) => `${path}: ${name} ${version}`),
    );
  });
  expect(ranges).toEqual([]);
});

/** The workspaces that a running server is made of; the others are built into what browsers load, or test. */
const OF_THE_SERVER = ['apps/server', 'packages/platform', 'packages/kit', 'packages/i18n', 'domains'];
const MOST_OF_THE_SERVER = 255;

/** Where npm put what a package depends on: beside it, or further up. */
function placeOf(from: string, name: string): string | undefined {
  const folders = from
    .split('/node_modules/')
    .map((_part, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return [...folders.toReversed(), '']
    .map((folder) => `${folder}${folder === '' ? '' : '/'}node_modules/${name}`)
    .find((at) => lock.packages[at] !== undefined);
}

test('a server is made of few packages of others: each is one more that may be stolen', () => {
  const seen = new Set<string>();
  const waiting = [...OF_THE_SERVER];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[at] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(at, name);
      if (place === undefined || seen.has(place) || lock.packages[place]?.link === true) continue;
      seen.add(place);
      waiting.push(place);
    }
  }
  expect(seen.size).toBeGreaterThan(100);
  expect(seen.size).toBeLessThanOrEqual(MOST_OF_THE_SERVER);
});

test('nothing is installed that something is known against', () => {
  const found = findAffected(lock, advisories).map(
    ({ advisory: { id, severity, means }, version, at }) => `${at} ${version}: ${id} (${severity}): ${means}`,
  );
  expect(
    found,
    'Take a release without it, or say in tools/supply-chain/advisories.json why it stays: docs/dependencies.md.',
  ).toEqual([]);
  expect(
    findObsolete(lock, advisories).map(({ package: name, id }) => `${name}: ${id}`),
    'Accepted, and gone.',
  ).toEqual([]);
});

test('the list of advisories is whole: each entry says what, since when, how bad and what it means here', () => {
  expect(reviewed).toMatch(/^20\d\d-\d\d-\d\d$/);
  const keys = advisories.map(({ package: name, id }) => `${name} ${id}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { package: name, id, severity, means, accepted } of advisories) {
    expect(['low', 'moderate', 'high', 'critical'], `${name} ${id}`).toContain(severity);
    expect(means.length, `${name} ${id}`).toBeGreaterThan(5);
    if (accepted !== undefined) expect(accepted.why.length, `${name} ${id}`).toBeGreaterThan(20);
  }
  // A made-up release that something is known against is found in this very lock.
  const [first] = installed;
  const [at, { version }] = first ?? ['', { version: '' }];
  const name = at.slice(at.lastIndexOf('node_modules/') + 13);
  const made: Advisory = { package: name, affected: `=${version}`, id: 'made up', severity: 'low', means: 'nothing' };
  expect(findAffected(lock, [made]).length).toBeGreaterThan(0);
});
