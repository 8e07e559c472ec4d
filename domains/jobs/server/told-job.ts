import type { Tx } from '@hearth/platform/database';
import type { PublicJobLine } from '../contract/schemas.ts';
import { jobPath } from '../rules/career-address.ts';
import { descriptionHtml } from '../rules/description.ts';
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
}

function told(row: ListingRow): ToldJob {
  return {
    ...presentListingLine({ ...row, distance_km: null }),
    path: jobPath(row.site_slug, row.slug),
    html: descriptionHtml(row.description),
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}

/** The job as others are told of it; undefined while it is not live. */
export async function findToldJob(tx: Tx, jobId: string, now: Date): Promise<ToldJob | undefined> {
  const row = await findListing(tx, jobId, now);
  return row === undefined ? undefined : told(row);
}

/** The next live jobs of a brand and everything below it, after the job of that id. */
export async function listToldJobs(
  tx: Tx,
  brandId: string,
  now: Date,
  window: { readonly after: string; readonly limit: number },
): Promise<readonly ToldJob[]> {
  return (await findFeedPage(tx, brandId, now, window)).map(told);
}
