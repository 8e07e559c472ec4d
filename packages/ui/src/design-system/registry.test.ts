import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PARTS, widgetAt, WIDGETS } from './registry.ts';

const SOURCES = resolve(import.meta.dirname, '..');
const folders = readdirSync(SOURCES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(resolve(SOURCES, entry.name)).includes('index.tsx'))
  .map(({ name }) => name);
const pages = readdirSync(resolve(import.meta.dirname, 'pages')).map((file) => file.replace(/\.tsx$/, ''));

describe('the registry of the design system', () => {
  it('has a page for every widget, and every page is in it', () => {
    const listed = WIDGETS.map(({ id }) => id);
    expect(folders.filter((name) => !listed.includes(name) && !PARTS.includes(name))).toEqual([]);
    expect(pages.toSorted()).toEqual(listed.toSorted());
  });

  it('leads from each page to the next', () => {
    const [first, second, third] = WIDGETS;
    expect(widgetAt(second?.id ?? '')).toEqual({ widget: second, before: first, after: third });
    expect(widgetAt('nothing')).toBeUndefined();
  });

  it.each(WIDGETS.map(({ id, load }) => [id, load] as const))(
    'the page of %s has an example and says what to do and what not',
    async (_id, load) => {
      const { page } = await load();
      expect(page.examples.length).toBeGreaterThan(0);
      expect(new Set(page.examples.map(({ title }) => title)).size).toBe(page.examples.length);
      expect(page.dos.length).toBeGreaterThan(0);
      expect(page.donts.length).toBeGreaterThan(0);
    },
  );
});
