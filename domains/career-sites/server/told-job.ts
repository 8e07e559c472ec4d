import type { OwnSite } from '@hearth/kit/page';
import type { Config } from '@hearth/platform/config/config';
import type { Tx } from '@hearth/platform/database';
import type { PublicJobListItem } from '../contract/schemas.ts';
import { jobPath, descriptionHtml } from '@hearth/domains/jobs/rules';
import { findOwnSites } from './own-sites.ts';
import { presentListingLine } from './present.ts';
import { findFeedPage } from './queries/feed.ts';
import { findListing } from './queries/listing.ts';
import type { ListingRow } from '@hearth/domains/jobs/service';

/** A live job for other sites: its public page, with the description as HTML. */
export interface SyndicatedJob extends PublicJobListItem {
  /** The path of its public page. */
  readonly path: string;
  /** Of `h3`, `p`, `ul`, `li` and `strong` alone. */
  readonly html: string;
  readonly expires_at: string | null;
  /** The domain that the career site has of its own, where it leads here. */
  readonly own: OwnSite | undefined;
}

function toSyndicatedJob(row: ListingRow, own: ReadonlyMap<string, OwnSite>): SyndicatedJob {
  return {
    ...presentListingLine({ ...row, distance_km: null }),
    path: jobPath(row.site_slug, row.slug),
    own: own.get(row.site_slug),
    html: descriptionHtml(row.description),
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}

/** Finds a job for syndication; undefined if it is not live. */
export async function findSyndicatedJob(
  tx: Tx,
  config: Config,
  jobId: string,
  now: Date,
): Promise<SyndicatedJob | undefined> {
  const row = await findListing(tx, jobId, now);
  return row === undefined ? undefined : toSyndicatedJob(row, await findOwnSites(tx, config));
}

/** Lists a page of the live jobs of a brand and everything below it. */
export async function listSyndicatedJobs(
  tx: Tx,
  config: Config,
  brandId: string,
  now: Date,
  window: { readonly after: string; readonly limit: number },
): Promise<readonly SyndicatedJob[]> {
  const rows = await findFeedPage(tx, brandId, now, window);
  if (rows.length === 0) return [];
  const own = await findOwnSites(tx, config);
  return rows.map((row) => toSyndicatedJob(row, own));
}
