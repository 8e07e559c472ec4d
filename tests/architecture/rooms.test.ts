import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { EMPTY_WORDS, ROOMS, SERVER_ROOMS, WEB_ROOMS } from './tiers.ts';

const domains = await sourceFiles(['domains/*/**/*']).then((files) =>
  files.filter(({ path }) => !path.startsWith('domains/package')),
);
const everything = await sourceFiles([
  'apps/**/*.{ts,tsx,css}',
  'packages/**/*.{ts,tsx,css}',
  'domains/**/*.{ts,tsx,css}',
  'tools/**/*',
  'bench/**/*.{ts,js}',
  'tests/**/*',
]);

test('a domain has the usual rooms and no others', () => {
  const wrong = domains
    .map(({ path }) => path.split('/'))
    .filter(([, , room, ...rest]) => rest.length > 0 && !(ROOMS as readonly string[]).includes(room ?? ''));
  expect(
    wrong.map((parts) => parts.join('/')),
    `The rooms are ${ROOMS.join(', ')}; a new one needs a decision record.`,
  ).toEqual([]);
});

test('server and web have the usual rooms inside and no others', () => {
  const wrong = domains.filter(({ path }) => {
    const [, , room, inner, ...rest] = path.split('/');
    if (rest.length === 0) return false;
    if (room === 'server') return !(SERVER_ROOMS as readonly string[]).includes(inner ?? '');
    if (room === 'web') return !(WEB_ROOMS as readonly string[]).includes(inner ?? '');
    return false;
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('every domain tells in its README what it is', async () => {
  const readmes = await sourceFiles(['domains/*/README.md']);
  const names = new Set(domains.map(({ path }) => path.split('/')[1]));
  expect([...names].filter((name) => !readmes.some(({ path }) => path === `domains/${name}/README.md`))).toEqual([]);
  expect(
    readmes.filter(({ text }) => text.split('\n').length > 41).map(({ path }) => path),
    'A README of a domain is 40 lines at most.',
  ).toEqual([]);
});

test('files are named in kebab-case, and never after nothing in particular', () => {
  const wrong = everything.filter(({ path }) => {
    const names = path
      .replace(/\.(test|browser|fixture|d)\b/g, '')
      .split('/')
      .map((name) => name.replace(/\.\w+$/, ''));
    return names.some(
      (name) => !/^\.?[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || (EMPTY_WORDS as readonly string[]).includes(name),
    );
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

/** Lists of facts, which nobody reads from one end to the other. */
const LISTS = ['tools/supply-chain/advisories.json'];

test('no file grows past 400 lines', () => {
  expect(
    everything
      .filter(({ path }) => !LISTS.includes(path))
      .filter(({ text }) => text.split('\n').length > 401)
      .map(({ path, text }) => `${path} ${text.split('\n').length}`),
    'It may want to be two things.',
  ).toEqual([]);
});

test('pages are laid out for both directions: no left or right in styles', () => {
  const wrong = everything.filter(
    ({ path, text }) =>
      path.endsWith('.tsx') &&
      !path.endsWith('.test.tsx') &&
      /(?<![\w-])-?(ml|mr|pl|pr|left|right|border-[lr]|rounded-[lr]|text-left|text-right)-(\d|\[|auto|px)|(?<![\w-])text-(left|right)(?![\w-])/.test(
        text,
      ),
  );
  expect(
    wrong.map(({ path }) => path),
    'Use ms-, me-, ps-, pe-, start-, end-, text-start, text-end.',
  ).toEqual([]);
});
