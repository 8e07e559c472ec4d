import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { PARTS_OF } from './tiers.ts';

const files = (await sourceFiles(['apps/**/*.{ts,tsx}', 'packages/**/*.{ts,tsx}', 'domains/**/*.{ts,tsx}'])).filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
);
const DEFINED = /export const ([A-Z_]+) = define(?:Event|Job)\(\s*'([^']+)'/g;
const OF_OTHERS = /import (?:type )?\{([^}]*)\} from '@hearth\/domains\/([\w-]+)\/events'/g;

const found = (pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([words]) => `${path}: ${words}`));

test('an event is named after the domain that emits it, and no two have one name', () => {
  const names = files.flatMap(({ path, text }) =>
    [...text.matchAll(DEFINED)].map(([, , name = '']) => ({ path, name })),
  );
  const inCamelCase = (domain: string): string =>
    domain.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const wrong = names.filter(({ path, name }) => {
    const [top, area = ''] = path.split('/');
    return name.split('.')[0] !== (top === 'domains' ? (PARTS_OF[area] ?? inCamelCase(area)) : 'platform');
  });
  expect(wrong).toEqual([]);
  expect(names.length).toBeGreaterThan(50);
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
});

test('only the domain that defines an event emits it: others call its service, which cannot forget to', () => {
  const wrong = files.flatMap(({ path, text }) =>
    [...text.matchAll(OF_OTHERS)].flatMap(([, names = '', domain = '']) =>
      path.startsWith(`domains/${domain}/`)
        ? []
        : names
            .split(',')
            .map((name) => name.replace(/^\s*type\s+/, '').trim())
            .filter((name) => name !== '' && (/^[a-z]/.test(name) || new RegExp(`\\b${name}\\.of\\(`).test(text)))
            .map((name) => `${path} emits ${name} of ${domain}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('what is emitted and asked for goes by its contract', () => {
  expect(found(/\bemit\(\s*\{/g)).toEqual([]);
  expect(found(/\benqueue\(\s*['"`]/g)).toEqual([]);
});
