import type { OwnSite } from '@hearth/kit/page';
import type { Config } from '@hearth/platform/config';
import type { Tx } from '@hearth/platform/database';
import type { PublicJobLine } from '../contract/schemas.ts';
import { jobPath } from '../rules/career-address.ts';
import { descriptionHtml } from '../rules/description.ts';
import { ownSites } from './own-sites.ts';
import { presentListingLine } from './present.ts';
import { findFeedPage } from './queries/feed.ts';
import { findListing } from './queries/listing.ts';
import type { ListingRow } from './queries/listing.ts';

/** A live job as it is told to other sites: what its public page says, with the description as plain HTML. */
export interface ToldJob extends PublicJobLine {
  /** The path of its public page. */
  readonly path: string;
  /** Of `h3`, `p`, `ul`, `li` and `strong` alone. */
  readonly html: string;
  readonly expires_at: string | null;
  /** The domain that the career site has of its own, where it leads here. */
  readonly own: OwnSite | undefined;
}

function told(row: ListingRow, own: ReadonlyMap<string, OwnSite>): ToldJob {
  return {
    ...presentListingLine({ ...row, distance_km: null }),
    path: jobPath(row.site_slug, row.slug),
    own: own.get(row.site_slug),
    html: descriptionHtml(row.description),
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}

/** The job as others are told of it; undefined while it is not live. */
export async function findToldJob(tx: Tx, config: Config, jobId: string, now: Date): Promise<ToldJob | undefined> {
  const row = await findListing(tx, jobId, now);
  return row === undefined ? undefined : told(row, await ownSites(tx, config));
}

/** The next live jobs of a brand and everything below it, after the job of that id. */
export async function listToldJobs(
  tx: Tx,
  config: Config,
  brandId: string,
  now: Date,
  window: { readonly after: string; readonly limit: number },
): Promise<readonly ToldJob[]> {
  const rows = await findFeedPage(tx, brandId, now, window);
  if (rows.length === 0) return [];
  const own = await ownSites(tx, config);
  return rows.map((row) => told(row, own));
}
