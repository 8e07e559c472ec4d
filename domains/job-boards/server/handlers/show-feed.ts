import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  findFeedBrand,
  findFeedState,
  listSyndicatedJobs,
  findOwnSites,
  siteLink,
} from '@hearth/domains/career-sites/service';
import { FALLBACK_LANGUAGE } from '@hearth/kit/constants';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { PUBLIC } from '@hearth/platform/database';
import { implement, raw } from '@hearth/platform/module';
import { showFeed as contract } from '../../contract/endpoints.ts';
import { FEED_SOURCES, FEED_TYPES, FEED_WRITERS } from '../../rules/feed.ts';
import type { FeedHead } from '../../rules/feed.ts';
import { writeFeed } from '../../rules/write-feed.ts';
import type { LoadJobs } from '../../rules/write-feed.ts';
import { jobAddress, feedAddress } from '../addresses.ts';

const AT_ONCE = 200;
/** For how long a reader may keep a feed before it asks again whether anything has changed. */
const CACHED = 'public, max-age=300';

/**
 * Written page by page while it is read, each page in a transaction of its own: however many jobs there are, none waits in
 * memory for a slow reader, and no connection does.
 */
export const showFeed = implement(contract, async ({ params }, { run, clock, config, request }) => {
  const { id: brandId, format } = params;
  const now = clock.now();
  const { brand, state, own } = await run(PUBLIC, async ({ db }) => ({
    brand: await findFeedBrand(db, brandId),
    state: await findFeedState(db, brandId, now),
    own: await findOwnSites(db, config),
  }));
  if (brand === undefined) throw failure(NOT_FOUND);
  // Where the site stands is in every address of the feed.
  const siteUrl = siteLink(config, own.get(brand.site_slug), FALLBACK_LANGUAGE, `/careers/${brand.site_slug}`);
  const etag = `"${createHash('md5').update(`${state.version} ${siteUrl}`).digest('hex')}"`;
  const headers = { 'cache-control': CACHED, etag };
  const has = String(request.headers['if-none-match'] ?? '').split(',');
  if (has.some((one) => one.trim().replace(/^W\//, '') === etag))
    return raw(FEED_TYPES[format], '', { status: 304, headers });
  const head: FeedHead = {
    name: brand.name,
    siteUrl,
    feedUrl: feedAddress(config, brandId, format),
    changedAt: state.changed_at ?? new Date(0),
  };
  const next: LoadJobs = (after, limit) =>
    run(PUBLIC, async ({ db }) =>
      (await listSyndicatedJobs(db, config, brandId, now, { after, limit })).map((job) => ({
        ...job,
        url: jobAddress(config, job, FEED_SOURCES[format]),
      })),
    );
  return raw(FEED_TYPES[format], Readable.from(writeFeed(FEED_WRITERS[format], head, next, AT_ONCE)), { headers });
});
