import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from '@hearth/testing/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsIn } from './csp-reports.ts';
import { servePages } from '../pages.ts';

const dist = await mkdtemp(join(tmpdir(), 'hearth-headers-'));
afterAll(() => rm(dist, { recursive: true, force: true }));
const lines: string[] = [];
const server = await startTestServer({ lines });
const { app, hosts, limits } = server.application;
const { clock, config, files } = server.application.tools;

beforeAll(async () => {
  await Promise.all(
    ['client/assets', 'client/icons', 'worker', 'ssr', 'locales'].map((part) =>
      mkdir(join(dist, part), { recursive: true }),
    ),
  );
  await Promise.all([
    writeFile(join(dist, 'client/assets/a.js'), 'export {};'),
    writeFile(join(dist, 'worker/service-worker.js'), ''),
    writeFile(
      join(dist, 'ssr/entry-server.js'),
      `export const manifest = () => '{}';
       export const render = async ({ url }) => {
         if (url === '/breaks') throw new Error('no such page');
         if (url === '/moved') return { status: 302, html: '', headers: { location: '/careers' } };
         return { status: 200, html: '<p>page', headers: {} };
       };`,
    ),
  ]);
  await servePages(app, config, { hosts, limits, tools: { clock } }, dist);
});

const kinds: readonly [string, number, () => string | Promise<string>][] = [
  ['a page', 200, () => '/careers'],
  ['a redirect', 302, () => '/moved'],
  ['a page that breaks', 500, () => '/breaks'],
  ['a call', 200, () => '/v1/currencies'],
  ['a refused call', 401, () => '/v1/users/info'],
  ['a call that there is none of', 404, () => '/v1/nothing'],
  ['a service that is not built', 501, () => '/weather/v1/x'],
  ['a built file', 200, () => '/assets/a.js'],
  ['the service worker', 200, () => '/service-worker.js'],
  ['a raw answer', 200, () => '/robots.txt'],
  ['a refused raw call', 400, () => '/media/a/b/240_240.jpeg'],
  ['health', 200, () => '/health/live'],
  ['the API document', 200, () => '/openapi.json'],
  ['a page of the API reference', 200, () => '/docs/api/jobs'],
  ['a forbidden file', 403, () => '/files?do=get'],
  [
    'a file',
    200,
    async () => {
      await files.put('trial/a', Buffer.from('a'), 'text/plain');
      const expiresAt = new Date(clock.now().getTime() + 60_000);
      return files.downloadUrl({ key: 'trial/a', name: 'a.txt', type: 'text/plain', expiresAt });
    },
  ],
];

describe('every answer bears the headers that keep browsers safe', () => {
  test.each(kinds)('%s', async (_kind, status, url) => {
    const answer = await app.inject({ method: 'GET', url: await url() });
    expect(answer.statusCode).toBe(status);
    const { headers } = answer;
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
    // What is sandboxed runs nothing at all.
    expect(headers['content-security-policy']).toMatch(
      /^sandbox;|require-trusted-types-for 'script'; ?trusted-types [^;*]+(?:;|$)/,
    );
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    expect(headers['cross-origin-opener-policy']).toBeDefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-site');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*microphone=\(\)/);
    expect([headers['server'], headers['x-powered-by']]).toEqual([undefined, undefined]);
  });

  test.each([
    '/user/reset/password/secret',
    '/user/verify?code=secret',
    '/user/lost-device?code=secret',
    '/oauth2?code=x',
    '/careers/alerts/confirm?token=secret',
    '/de/careers/pool/asked?a=b&token=secret',
    '/join',
    '/team-week',
  ])('nobody is told the address of %s', async (url) => {
    const { headers } = await app.inject({ method: 'GET', url });
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  });
});

describe('what a page did that its policy forbids', () => {
  test('is asked for by every page, and written to the log without what may be secret', async () => {
    const page = await app.inject({ method: 'GET', url: '/careers' });
    expect(page.headers['content-security-policy']).toMatch(/report-uri \/csp_reports; report-to csp$/);
    expect(page.headers['reporting-endpoints']).toBe('csp="/csp_reports"');
    const body = {
      documentURL: 'https://app.test/user/verify?code=SECRET#SECRET',
      blockedURL: 'inline',
      effectiveDirective: 'script-src-elem',
    };
    const headers = { 'content-type': 'application/reports+json' };
    const payload = JSON.stringify([
      { type: 'csp-violation', body: { ...body, sample: 'x'.repeat(5000) } },
      { type: 'deprecation' },
    ]);
    expect((await app.inject({ method: 'POST', url: '/csp_reports', headers, payload })).statusCode).toBe(204);
    const said = lines.filter((line) => line.includes('forbids'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('https://app.test/user/verify"');
    expect(said[0]).not.toContain('SECRET');
    expect(said[0]?.length).toBeLessThan(1000);
  });

  test('is understood as browsers wrote it before', () => {
    const report = {
      'document-uri': 'https://app.test/a?b',
      'blocked-uri': 'https://evil.test/x.js',
      'violated-directive': 'script-src',
    };
    expect(violationsIn({ 'csp-report': report })).toMatchObject([
      { documentURL: 'https://app.test/a', blockedURL: 'https://evil.test/x.js', effectiveDirective: 'script-src' },
    ]);
  });

  test.each([['{'], ['[1, "a", null]'], ['{"csp-report": 5}'], ['"x"']])(
    'is nothing where %s is sent',
    async (payload) => {
      const headers = { 'content-type': 'application/csp-report' };
      const before = lines.length;
      expect([204, 400]).toContain(
        (await app.inject({ method: 'POST', url: '/csp_reports', headers, payload })).statusCode,
      );
      expect(lines.length).toBe(before);
    },
  );
});
