import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@hearth/testing/template';
import { expect, test } from 'vitest';
import { flatten, readNamespaces } from '../../tools/phrases/locales.ts';
import { sourceFiles } from './source-files.ts';

const FOLDER = 'packages/ui/src/design-system';
const pages = await sourceFiles([`${FOLDER}/pages/*.tsx`]);
const samples = await readFile(join(ROOT, FOLDER, 'samples.ts'), 'utf8');

/** The English phrases of the widgets, each as what it can become: "Remove {{name}}" is "Remove" and any name. */
const phrases = (await readNamespaces(ROOT))
  .filter(({ folder }) => folder.startsWith('packages/ui/'))
  .flatMap(({ languages }) => [...flatten(languages.en ?? {}).values()])
  .map((phrase) => new RegExp(`^${RegExp.escape(phrase).replaceAll(/\\\{\\\{.*?\\\}\\\}/g, '.+')}$`, 'u'));

/** In a selector by role: the pages have properties of the same name. */
const NAME = /role=\w+\[name="([^"]+)"/g;

/** Whether a text stands alone between quotes or tags; a number in it may be computed. */
function isWritten(source: string, name: string): boolean {
  const whole = name
    .split(/(\d+)/)
    .map((part, index) => (index % 2 === 1 ? String.raw`(?:${part}|\$\{[^}]*\})` : RegExp.escape(part)))
    .join('');
  return new RegExp(`['"\`>]\\s*${whole}\\s*['"\`<]`, 'u').test(source);
}

/** The names in a page's table of keys that neither the page, nor its samples, nor a phrase of the widgets gives to anything. */
function unknownNames(source: string): readonly string[] {
  const shown = `${source.replaceAll(NAME, '')}${samples}`;
  return [...source.matchAll(NAME)]
    .map(([, name = '']) => name)
    .filter((name) => !isWritten(shown, name) && !phrases.some((phrase) => phrase.test(name)));
}

test('a table of keys calls each thing by a name that it has', () => {
  expect(pages.length).toBeGreaterThan(50);
  const unknown = pages.flatMap(({ path, text }) => unknownNames(text).map((name) => `${path}: ${name}`));
  expect(unknown, 'The widget has another name now: the phrases beside it say which.').toEqual([]);
});

test('a name that nothing has is told, and part of another text is none', () => {
  expect(unknownNames(`label="First day" at: 'role=button[name="First day"]'`)).toEqual([]);
  expect(unknownNames(`label="First day" at: 'role=button[name="First"]'`)).toEqual(['First']);
  expect(unknownNames(`role=button[name="Open the calendar"]`)).toEqual(['Open the calendar']);
});
