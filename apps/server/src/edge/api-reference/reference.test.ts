import { createHash } from 'node:crypto';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';

const server = await startTestServer({ environment: { RATE_LIMIT_FACTOR: '1000' } });
const get = async (url: string): Promise<{ readonly status: number; readonly text: string }> =>
  server.request('GET', url);
const linksOf = (text: string): string[] => [...text.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
const domains = (text: string): string[] => linksOf(text).filter((link) => /^\/docs\/api\/[\w-]+$/.test(link));

test('every call stands on the page of its domain, and every link leads to something', async () => {
  const first = await get('/docs/api');
  expect(first.status).toBe(200);
  const pages = new Map([['/docs/api', first.text]]);
  const queue = domains(first.text);
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    if (pages.has(address)) continue;
    const { status, text } = await get(address);
    expect(status, address).toBe(200);
    pages.set(address, text);
    queue.push(
      ...linksOf(text)
        .filter((link) => link.startsWith('/docs/api/'))
        .map((link) => link.split('#')[0] ?? ''),
    );
  }
  const all = [...pages.values()].join('');
  for (const { endpoint } of server.application.implementations)
    expect(pages.get(`/docs/api/${endpoint.id.split('.')[0]}`), endpoint.id).toContain(`<article id="${endpoint.id}">`);
  const leads = [...new Set(linksOf(all))].filter((link) => link !== '/openapi.json');
  expect(leads.filter((link) => !pages.has(link.split('#')[0] ?? ''))).toEqual([]);
});

test('the policy knows the look of every page', async () => {
  const { text, headers } = await server.request('GET', '/docs/api/jobs');
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(text) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
});

test('a search finds calls by all of their words, in any case', async () => {
  const { text } = await get('/docs/api?q=PUBLISH%20schedule');
  expect(linksOf(text)).toContain('/docs/api/scheduling#scheduling.publishSchedule');
  expect(text).not.toContain('jobs.publishJob');
  expect((await get('/docs/api?q=nothingofthekind')).text).toContain('No call has all of these words');
});

test.each(['<script>alert(1)</script>', '"><img src=x onerror=1>', "' onfocus='x", '\u202e\u0000', '%'.repeat(5_000)])(
  'what is searched for stays text: %j',
  async (words) => {
    const { status, text } = await get(`/docs/api?q=${encodeURIComponent(words)}`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/<script|<img|" onfocus|' onfocus/);
    expect(text.length).toBeLessThan(20_000);
  },
);

test.each([
  '/docs/api/nothing',
  '/docs/api/__proto__',
  '/docs/api/shapes/constructor',
  '/docs/api/shapes/%E0%A4',
  '/docs/api/jobs/x',
])('%s is refused', async (url) => expect([400, 404]).toContain((await get(url)).status));

test('several searches at once, or none at all, are no error', async () => {
  for (const url of ['/docs/api?q=a&q=b', '/docs/api?q[]=a', '/docs/api?q='])
    expect((await get(url)).status, url).toBe(200);
});

test('an address that leads nowhere is a page with the way on', async () => {
  const { status, text } = await get('/docs/api/nothing');
  expect(status).toBe(404);
  expect(text).toContain('Nothing here');
  expect(domains(text)).toContain('/docs/api/jobs');
});
