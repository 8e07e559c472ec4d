import { SYSTEM } from '@hearth/platform/database';
import type { Job } from '@hearth/platform/module';
import { foldPostcode } from '../../rules/search/place-words.ts';
import { listingTags, TAGS_VERSION } from '../../rules/search/trade-words.ts';
import { findUntagged, putTags } from '../queries/listing-tags.ts';

export const TAG_LISTINGS = 'jobs.tagListings';
const AT_ONCE = 500;

/** Tags the listings that an earlier version has written, after an upgrade that knows more words. Usually there is none. */
export const tagListings: Job = {
  name: TAG_LISTINGS,
  cron: '* * * * *',
  run: async (_data, work) => {
    for (let found = AT_ONCE; found === AT_ONCE && !work.signal.aborted;) {
      found = await work.run(SYSTEM, async ({ db }) => {
        const rows = await findUntagged(db, TAGS_VERSION, AT_ONCE);
        await putTags(
          db,
          TAGS_VERSION,
          rows.map((row) => ({
            job_id: row.job_id,
            tags: listingTags(row),
            postcode: foldPostcode(row.postcode_as_written),
          })),
        );
        return rows.length;
      });
    }
  },
};
