import { fractionDigits } from '@hearth/kit/currency';
import type { FeedFormat } from '../contract/schemas.ts';

/** A live job as feeds contain it; `url` is its public page. */
export interface FeedJob {
  readonly id: string;
  readonly title: string;
  readonly position_name: string;
  readonly employer: string;
  readonly employment_type: string;
  readonly pay: {
    readonly min: number;
    readonly max: number;
    readonly currency: string;
    readonly per: string;
  } | null;
  readonly place: {
    readonly address: string;
    readonly city: string;
    readonly region: string;
    readonly country: string;
  };
  readonly published_at: string;
  readonly expires_at: string | null;
  readonly html: string;
  readonly url: string;
}

/** The metadata of a feed. */
export interface FeedHead {
  readonly name: string;
  /** The career site, and the feed's own address. */
  readonly siteUrl: string;
  readonly feedUrl: string;
  readonly changedAt: Date;
}

/** Writes a feed in three parts: head, each job, and tail. */
export interface FeedWriter {
  head(head: FeedHead): string;
  job(job: FeedJob): string;
  readonly tail: string;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Escapes text for XML and removes characters that XML forbids. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
/** Writes an element unless it is empty; some boards reject empty elements. */
const optionalElement = (name: string, text: string): string => (text === '' ? '' : element(name, text));

/** Our kinds of employment in the words of the job feed. */
const JOB_TYPES: Readonly<Record<string, string>> = {
  FULL_TIME: 'fulltime',
  PART_TIME: 'parttime',
  TEMPORARY: 'temporary',
  SEASONAL: 'temporary',
  CASUAL: 'parttime',
  INTERNSHIP: 'internship',
  APPRENTICESHIP: 'apprenticeship',
};

/** Formats pay for boards, such as "14.00 - 16.50 EUR per hour". */
export function formatPay(pay: FeedJob['pay']): string {
  if (pay === null) return '';
  const digits = fractionDigits(pay.currency);
  const amount = (minor: number): string => (minor / 10 ** digits).toFixed(digits);
  const range = pay.min === pay.max ? amount(pay.min) : `${amount(pay.min)} - ${amount(pay.max)}`;
  return `${range} ${pay.currency} per ${pay.per.toLowerCase()}`;
}

/** The feed that most job boards take: `source` with a `job` for each post. */
const jobFeed: FeedWriter = {
  head: ({ name, siteUrl, changedAt }) =>
    `${DECLARATION}<source>\n${element('publisher', name)}${element('publisherurl', siteUrl)}${element('lastBuildDate', changedAt.toUTCString())}\n`,
  job: (job) => {
    const parts = [
      element('title', job.title),
      element('date', new Date(job.published_at).toUTCString()),
      element('referencenumber', job.id),
      element('requisitionid', job.id),
      element('url', job.url),
      element('company', job.employer),
      element('sourcename', job.employer),
      element('city', job.place.city),
      element('state', job.place.region),
      element('country', job.place.country),
      optionalElement('streetaddress', job.place.address),
      element('description', job.html),
      optionalElement('salary', formatPay(job.pay)),
      optionalElement('jobtype', JOB_TYPES[job.employment_type] ?? ''),
      optionalElement('category', job.position_name),
      job.expires_at === null ? '' : element('expirationdate', new Date(job.expires_at).toUTCString()),
    ];
    return `<job>${parts.join('')}</job>\n`;
  },
  tail: '</source>\n',
};

/** RSS 2.0, for readers of every kind. */
const rss: FeedWriter = {
  head: ({ name, siteUrl, feedUrl, changedAt }) =>
    [
      `${DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n`,
      element('title', name),
      element('link', siteUrl),
      element('description', name),
      element('lastBuildDate', changedAt.toUTCString()),
      `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>\n`,
    ].join(''),
  job: (job) => {
    const where = [job.place.city, job.place.region, job.place.country].filter((part) => part !== '').join(', ');
    const parts = [
      element('title', where === '' ? job.title : `${job.title} (${where})`),
      element('link', job.url),
      `<guid isPermaLink="false">${escapeXml(job.id)}</guid>`,
      element('pubDate', new Date(job.published_at).toUTCString()),
      optionalElement('category', job.position_name),
      element('description', job.html),
    ];
    return `<item>${parts.join('')}</item>\n`;
  },
  tail: '</channel></rss>\n',
};

/** The writer of each format. */
export const FEED_WRITERS: Readonly<Record<FeedFormat, FeedWriter>> = { 'indeed.xml': jobFeed, 'rss.xml': rss };
export const FEED_TYPES: Readonly<Record<FeedFormat, string>> = {
  'indeed.xml': 'application/xml; charset=utf-8',
  'rss.xml': 'application/rss+xml; charset=utf-8',
};
/** The source recorded for applicants from each format. */
export const FEED_SOURCES: Readonly<Record<FeedFormat, string>> = { 'indeed.xml': 'job feed', 'rss.xml': 'rss' };
