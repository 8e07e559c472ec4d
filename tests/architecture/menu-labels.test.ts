import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const routes = await sourceFiles(['domains/*/web/routes.tsx', 'apps/web/src/domains.ts']);
const labels = routes.flatMap(({ path, text }) =>
  [...text.matchAll(/\blabel: '([\w-]+):(\w+)'/g)].map(([, namespace = '', key = '']) => ({ path, namespace, key })),
);

/** Where the English labels of a namespace are. */
const homeOf = (namespace: string): string =>
  namespace === 'shell' ? 'apps/web/src/phrases/en.json' : `domains/${namespace}/web/en.json`;

test('every item of the menu has its words: without them a reader would see the name of its key', async () => {
  expect(labels.length).toBeGreaterThan(15);
  const missing: string[] = [];
  for (const { path, namespace, key } of labels) {
    const text = await readFile(homeOf(namespace), 'utf8').catch(() => '{}');
    const { menu = {} } = JSON.parse(text) as { menu?: Readonly<Record<string, string>> };
    if (menu[key] === undefined) missing.push(`${path}: ${namespace}:${key}`);
  }
  expect(missing).toEqual([]);
});
