import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { clockAt } from '@hearth/platform/clock';
import { readConfig } from '@hearth/platform/config/config';
import { createApp } from '@hearth/platform/http/app';
import { RateLimits } from '@hearth/platform/http/rate-limits';
import { createLog } from '@hearth/platform/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePages } from './pages.ts';

/** Says which versions of phrases, and which moment, a page was rendered with. */
const RENDERER = `export const render = ({ phraseVersions, now, url }) =>
  Promise.resolve({ status: 200, html: JSON.stringify(url === '/when' ? { now } : phraseVersions) });`;
const PHRASES = '{"shell":{"title":"Bienvenue"}}';
const lines: string[] = [];
let dist: string;
let app: Awaited<ReturnType<typeof createApp>>;
let version: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'hearth-pages-'));
  for (const folder of ['ssr', 'client/assets', 'locales', 'worker'])
    await mkdir(join(dist, folder), { recursive: true });
  await writeFile(join(dist, 'ssr/entry-server.js'), RENDERER);
  await writeFile(join(dist, 'ssr/package.json'), '{"type":"module"}');
  await writeFile(join(dist, 'worker/service-worker.js'), '');
  for (const language of ['en', 'fr', 'de', 'es', 'pl', 'ru', 'tr'])
    await writeFile(join(dist, 'locales', `${language}.json`), PHRASES);
  for (const place of ['secret.json', 'locales/notes.json', 'locales/fr.json.bak', 'locales/it.json'])
    await writeFile(join(dist, place), '{"secret":true}');
  app = await createApp(createLog('warn', { write: (line: string) => void lines.push(line) }));
  const hosts = { siteAt: () => Promise.resolve(null), ownOf: () => Promise.resolve(null) };
  await servePages(
    app,
    readConfig({ HEARTH_MODE: 'demo', DATA_DIR: dist, PUBLIC_URL: 'http://localhost:3000' }),
    { hosts, limits: new RateLimits(1), tools: { clock: clockAt('2026-11-18T09:30:00Z') } },
    dist,
  );
  version = (await app.inject({ url: '/anything' })).json<{ fr: string }>().fr;
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true, force: true });
});

test('a language file with its own version is kept for good', async () => {
  const answer = await app.inject({ url: `/locales/fr.json?v=${version}` });
  expect(answer.json()).toEqual({ shell: { title: 'Bienvenue' } });
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each(['/locales/fr.json', '/locales/fr.json?v=another'])('%s is kept for minutes only', async (url) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
});

test('a language without its file has no version, so that its pages are English, and the log says so', () => {
  expect(lines.filter((line) => line.includes('no phrases in this language'))).toHaveLength(1);
  expect(lines.join('')).toContain('"language":"ar"');
});

/** Names that a peer read files by, or wrote into everybody's prototype, and what is made of them. */
const NAMES = [
  'it', 'notes', 'EN', 'Fr', 'fr ', ' fr', 'fr-FR', 'fr_FR', 'frr', 'f', '', '.', '..', '*', 'fr*', '__proto__', 'constructor', 'prototype',
  'toString', 'secret', '../secret', '..\\secret', '..%2fsecret', '%2e%2e/secret', '%2e%2e%2fsecret', '..%5csecret', '%252e%252e%252fsecret',
  'fr/../../secret', 'fr%2f..%2f..%2fsecret', './../secret', '/../secret', '//secret', '/etc/passwd', 'file:///etc/passwd',
  'http://evil.example/fr', 'fr%00', 'fr\u0000', 'fr.json/../../secret', 'fr;x', 'fr,secret', '{fr,secret}', 'ｆｒ', 'fr\u202e',
]; // prettier-ignore
const AROUND: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => `${name}/`,
  (name) => `./${name}`,
  (name) => `..%2flocales%2f${name}`,
  (name) => `fr/../${name}`,
  (name) => `${name}%00`,
  (name) => `${name}.json.bak%00`,
  (name) => encodeURIComponent(name),
  (name) => encodeURIComponent(encodeURIComponent(name)),
  (name) => name.repeat(3),
  (name) => `${name}?language=../secret`,
];
const ASKED = [...new Set(NAMES.flatMap((name) => AROUND.map((around) => around(name))))].filter(
  (name) => name !== 'fr',
);

test(`incident 41 (CWE-22, CWE-1321): of ${ASKED.length} names none but the eight languages reads a file`, async () => {
  expect(ASKED.length).toBeGreaterThan(400);
  const before = Object.keys(Object.prototype);
  for (const name of ASKED)
    for (const url of [`/locales/${name}.json`, `/locales/${name}`]) {
      const answer = await app.inject({ url, headers: { 'accept-language': name.replaceAll(/[^\x21-\x7e]/g, '') } });
      expect(answer.body, url).not.toMatch(/secret"|root:/);
      // Spelled otherwise it may still be French; nothing else is a file.
      if (answer.body.includes('Bienvenue')) expect(new URL(url, 'http://h').pathname).toMatch(/fr\.json\/?$/);
      expect(detectLanguage(`${name}.example.com`), name).toMatch(/^(en|fr)$/);
    }
  expect(Object.keys(Object.prototype)).toEqual(before);
});

test('a page reckons with the time of the application, not of the machine', async () => {
  expect((await app.inject({ url: '/when' })).json()).toEqual({ now: '2026-11-18T09:30:00.000Z' });
});

test('the header that names languages changes nothing', async () => {
  const ask = (languages: string) => app.inject({ url: '/anything', headers: { 'accept-language': languages } });
  expect((await ask('fr')).body).toBe((await ask('de')).body);
});
