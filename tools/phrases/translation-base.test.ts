import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readNamespaces } from './locales.ts';
import { translationBases } from './translation-base.ts';

const namespaces = await readNamespaces(join(import.meta.dirname, '../..'));

test('each folder of translations has one English base, with the namespaces of its languages', () => {
  const bases = translationBases(namespaces);
  for (const { name, folder, languages } of namespaces) {
    const path = `${folder.split('/').slice(0, 2).join('/')}/locales/en.json`;
    if (folder.includes('/server/')) expect(Object.keys(bases.get(path) ?? {})).not.toContain(name);
    else expect(bases.get(path)?.[name]).toEqual(languages.en);
  }
});
