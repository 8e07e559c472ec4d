import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const UI = resolve(import.meta.dirname, '..');
const PAGES = resolve(import.meta.dirname, 'pages');

type Phrases = { readonly [key: string]: string | Phrases };
const sentences = (phrases: Phrases): readonly string[] =>
  Object.values(phrases).flatMap((value) => (typeof value === 'string' ? [value] : sentences(value)));

/** The English phrases of the widgets, each as what it can become: "Remove {{name}}" is "Remove" and any name. */
const spoken = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('phrases/en.json'))
  .flatMap((file) => sentences(JSON.parse(readFileSync(resolve(UI, file), 'utf8'))))
  .map((phrase) => new RegExp(`^${RegExp.escape(phrase).replaceAll(/\\\{\\\{.*?\\\}\\\}/g, '.+')}$`, 'u'));

const samples = readFileSync(resolve(import.meta.dirname, 'samples.ts'), 'utf8');
/** In a selector by role: the pages have properties of the same name. */
const NAME = /role=\w+\[name="([^"]+)"/g;

/** What the table of keys of a page calls a thing by, and nothing on the page or in the phrases is called. */
function unknownNames(source: string): readonly string[] {
  const shown = `${source.replaceAll(NAME, '')}${samples}`.replaceAll(/\$\{[^}]*\}/g, '0');
  return [...source.matchAll(NAME)]
    .map(([, name = '']) => name)
    .filter((name) => !shown.includes(name) && !shown.includes(name.replaceAll(/\d+/g, '0')))
    .filter((name) => !spoken.some((phrase) => phrase.test(name)));
}

describe('the tables of keys', () => {
  it('tells a name that nothing has', () => {
    expect(unknownNames('label="First day" at: \'role=button[name="First day"]\'')).toEqual([]);
    expect(unknownNames('role=button[name="Open the door to nowhere"]')).toEqual(['Open the door to nowhere']);
  });

  it.each(readdirSync(PAGES))('of %s call each thing by the name that it has', (file) => {
    expect(unknownNames(readFileSync(resolve(PAGES, file), 'utf8'))).toEqual([]);
  });
});
