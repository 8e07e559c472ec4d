import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { shortenIcon } from './icon-keys.ts';

const ICONS = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/icons');

test('the parts of an icon lose their names, and nothing else of it changes', async () => {
  const before = await readFile(join(ICONS, 'house.mjs'), 'utf8');
  const after = shortenIcon(before);
  expect(before).toContain('key: "');
  expect(after).not.toContain('key');
  expect(after, 'a class of the icon bears its former names').toContain('aliases: ["home"]');
  expect([...after.matchAll(/ d: "([^"]+)"/g)]).toHaveLength(2);
  expect(after).toContain('createLucideIcon(__iconData)');
});

test('the library still writes icons as this expects them', async () => {
  const names = (await readdir(ICONS)).filter((name) => name.endsWith('.mjs')).slice(0, 200);
  const codes = await Promise.all(names.map((name) => readFile(join(ICONS, name), 'utf8')));
  const drawn = codes.filter((code) => code.includes('__iconData'));
  expect(drawn.length).toBeGreaterThan(100);
  expect(drawn.filter((code) => shortenIcon(code) === code)).toEqual([]);
});
