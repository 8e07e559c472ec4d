import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectNotices, writeNotices } from './notices.ts';

const ROOT = join(import.meta.dirname, '..');
/** Licences whose software can be part of a work under the AGPL, version 3. */
const COMPATIBLE =
  /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|Bitstream-Vera|MPL-2\.0|LGPL-3\.0-or-later|CC0-1\.0)(?:\)| OR )?/;

test('everything that is handed on has a licence that goes with ours', () => {
  const notices = collectNotices(ROOT);
  expect(notices.length).toBeGreaterThan(150);
  const names = new Set(notices.map(({ name }) => name));
  // One that the server loads, one that the pages are built from, and a font.
  for (const name of ['fastify', 'react', '@fontsource-variable/inter']) expect(names).toContain(name);
  for (const name of ['vitest', 'typescript']) expect(names).not.toContain(name);
  const others = notices.filter(({ license }) => !COMPATIBLE.test(license));
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test('the notices name every package and pass on its licence', async () => {
  const text = await writeNotices(ROOT);
  for (const { name, version, license, text: own } of collectNotices(ROOT)) {
    expect(text).toContain(`${name} ${version} (${license})`);
    expect(text).toContain(own);
  }
});
