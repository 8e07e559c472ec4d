import { parseXml2JsFromString } from '@node-saml/node-saml/lib/xml.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeXml, FEED_WRITERS, formatPay } from './feed.ts';
import type { FeedHead, FeedJob } from './feed.ts';
import { writeFeed } from './write-feed.ts';

const HEAD: FeedHead = {
  name: 'Harbour & Sons <Lisboa>',
  siteUrl: 'https://hearth.example/careers/harbour',
  feedUrl: 'https://hearth.example/feeds/1/rss.xml?a=1&b=2',
  changedAt: new Date('2026-11-20T12:00:00Z'),
};
const JOB: FeedJob = {
  id: '019a0000-0000-7000-8000-000000000001',
  title: 'Chef & "host" <b>',
  position_name: 'Chef',
  employer: "Harbour's",
  employment_type: 'PART_TIME',
  pay: { min: 1400, max: 1650, currency: 'EUR', per: 'HOUR' },
  place: { address: '', city: 'Lisboa', region: 'Lisboa', country: 'PT' },
  published_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-12-20T12:00:00.000Z',
  html: '<p>Salt &#38; pepper</p>',
  url: 'https://hearth.example/careers/harbour/jobs/chef?source=rss&x=1',
};

interface Parsed {
  readonly source: {
    readonly publisher: string[];
    readonly publisherurl: string[];
    readonly lastBuildDate: string[];
    readonly job: Record<string, string[]>[];
  };
  readonly rss: {
    readonly $: Record<string, string>;
    readonly channel: { readonly item: Record<string, unknown[]>[] }[] & Record<string, unknown>[];
  };
}
const parsed = async (format: keyof typeof FEED_WRITERS, job: FeedJob): Promise<Parsed> => {
  const writer = FEED_WRITERS[format];
  const whole = `${writer.head(HEAD)}${writer.job(job)}${writer.tail}`;
  return (await parseXml2JsFromString(whole)) as unknown as Parsed;
};
const text = (values: unknown[] | undefined): unknown => {
  const [value] = values ?? [];
  return typeof value === 'object' && value !== null && '_' in value ? value._ : value;
};

test('the job feed holds every field that boards demand, as it was written', async () => {
  const { source } = await parsed('indeed.xml', JOB);
  expect([text(source.publisher), text(source.publisherurl), text(source.lastBuildDate)]).toEqual([
    HEAD.name,
    HEAD.siteUrl,
    'Fri, 20 Nov 2026 12:00:00 GMT',
  ]);
  const job = source.job[0] ?? {};
  const demanded = 'title date referencenumber url company city state country description'.split(' ');
  expect(Object.fromEntries(demanded.map((name) => [name, text(job[name])]))).toEqual({
    title: JOB.title,
    date: 'Fri, 20 Nov 2026 12:00:00 GMT',
    referencenumber: JOB.id,
    url: JOB.url,
    company: JOB.employer,
    city: 'Lisboa',
    state: 'Lisboa',
    country: 'PT',
    description: JOB.html,
  });
  expect([text(job['salary']), text(job['jobtype']), text(job['expirationdate'])]).toEqual([
    '14.00 - 16.50 EUR per hour',
    'parttime',
    'Sun, 20 Dec 2026 12:00:00 GMT',
  ]);
  expect(job['streetaddress']).toBeUndefined();
});

test('the RSS feed holds what RSS 2.0 demands of a channel and an item', async () => {
  const { rss } = await parsed('rss.xml', JOB);
  expect(rss.$['version']).toBe('2.0');
  const [channel] = rss.channel;
  expect(['title', 'link', 'description'].map((name) => text(channel?.[name] as unknown[]))).toEqual([
    HEAD.name,
    HEAD.siteUrl,
    HEAD.name,
  ]);
  const item = channel?.item[0] ?? {};
  expect(['title', 'link', 'guid', 'pubDate', 'description'].map((name) => text(item[name]))).toEqual([
    'Chef & "host" <b> (Lisboa, Lisboa, PT)',
    JOB.url,
    JOB.id,
    'Fri, 20 Nov 2026 12:00:00 GMT',
    JOB.html,
  ]);
});

test('whatever a post says, its feed is XML and says the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (title) => {
      const { source } = await parsed('indeed.xml', { ...JOB, title: `x${title}x` });
      const allowed = `x${title}x`.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
      expect(text(source.job[0]?.['title'])).toBe(allowed);
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['a\u0000b\u001fc', 'abc'],
  ['\ud800', ''],
  ['😀 ك', '😀 ك'],
  [']]>', ']]&#62;'],
])('%j stands in XML as %j', (given, expected) => {
  expect(escapeXml(given)).toBe(expected);
});

test.each([
  [null, ''],
  [{ min: 1400, max: 1400, currency: 'EUR', per: 'HOUR' }, '14.00 EUR per hour'],
  [{ min: 300_000, max: 320_000, currency: 'JPY', per: 'MONTH' }, '300000 - 320000 JPY per month'],
])('pay of %j reads %j', (pay, expected) => {
  expect(formatPay(pay)).toBe(expected);
});

test('a feed asks for the next jobs after the last one, until there are no more', async () => {
  const asked: string[] = [];
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const next = (after: string, size: number) => {
    asked.push(after);
    return Promise.resolve(
      ids
        .filter((id) => id > after)
        .slice(0, size)
        .map((id) => ({ ...JOB, id })),
    );
  };
  let whole = '';
  for await (const piece of writeFeed(FEED_WRITERS['indeed.xml'], HEAD, next, 2)) whole += piece;
  expect(asked.slice(1)).toEqual(['b', 'd']);
  expect([...whole.matchAll(/<referencenumber>(.)</g)].map(([, id]) => id)).toEqual(ids);
});
