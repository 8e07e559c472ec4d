import { failure, GONE, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import type { Work } from '@hearth/platform/module';
import type { PublicJob } from '../contract/schemas.ts';
import { findFurtherPlaces } from './further-places.ts';
import { presentListing } from './present.ts';
import { wasPublished } from './queries/listing.ts';
import type { ListingRow } from '@hearth/domains/jobs/service';
import { getThemeAt, findSite } from './sites.ts';

/** Presents a listing; else GONE if the job was ever public, or NOT_FOUND. A draft never was. */
export async function presentPublicJob(
  { db: tx, clock, config }: Pick<Work, 'db' | 'clock' | 'config'>,
  listing: ListingRow | undefined,
  asked: { id: string } | { site: string; slug: string },
): Promise<PublicJob> {
  const site = listing === undefined ? undefined : await findSite(tx, listing.site_slug);
  if (listing !== undefined && site !== undefined) {
    // A job wears the colours of the brand that people know the place by, not those of the group above.
    const dressed = { ...site, ...(await getThemeAt(tx, listing.location_id)) };
    const job = presentListing(listing, dressed, await findFurtherPlaces(tx, listing, clock.now()));
    return config.sms === undefined ? job : { ...job, texts: true };
  }
  const wasLive = await inScope(tx, SYSTEM, (system) => wasPublished(system, asked));
  throw failure(wasLive ? GONE : NOT_FOUND);
}
