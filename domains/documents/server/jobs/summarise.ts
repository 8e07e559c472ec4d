import { notify } from '@hearth/domains/notices/service';
import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import type { Job, Work } from '@hearth/platform/module';
import { DOCUMENT_CLASSES } from '../../contract/classes.ts';
import type { SummaryFigures } from '../notice-texts.ts';
import { writeSummary } from '../notice-texts.ts';
import { claimSummaries, type SummaryPlace } from '../queries/due.ts';
import { countByLocation } from '../queries/line.ts';
import { readReviewers } from '../reviewers.ts';

type Counts = SummaryFigures['counts'];
const NONE: Counts = { MISSING: 0, EXPIRED: 0, WAITING: 0, EXPIRING: 0 };

/**
 * Tells managers once a week what their locations lack and what ends soon, of the classes that they see: one notice for each of them,
 * however many locations they have. A location that needs nothing is not in it. Each group is a transaction of its own.
 */
export const summarise: Job = {
  name: 'documents.summarise',
  cron: '27 * * * *',
  run: async (_data, work) => {
    for (let found = 1; found > 0 && !work.signal.aborted;) {
      found = await work.run(SYSTEM, async (means) => {
        const places = await claimSummaries(means.db, means.clock.now());
        await eachApart(means, [places], {
          name: 'documents.summarise',
          id: ([first]) => first?.group_id ?? '',
          run: tellManagers,
        });
        return places.length;
      });
    }
  },
};

/** What each manager is told: their locations that need something, with the sums of what they see there. */
type Told = Map<string, { readonly places: Map<string, SummaryPlace>; counts: Counts }>;

async function tellManagers(work: Work<'system'>, places: readonly SummaryPlace[]): Promise<void> {
  for (const [userId, { places: own, counts }] of await gather(work, places)) {
    const [first] = own.values();
    if (first === undefined) continue;
    const figures = { places: [...own.values()].map(({ name }) => name), counts };
    await notify(work, {
      kind: 'documents.summary',
      placeId: first.id,
      groupId: first.group_id,
      timeZone: first.time_zone,
      needs: ['MANAGE_TEAM'],
      thread: `documents of ${first.group_id}`,
      people: [{ userId, write: (language) => writeSummary(figures, language) }],
    });
  }
}

async function gather(work: Work<'system'>, places: readonly SummaryPlace[]): Promise<Told> {
  const now = work.clock.now();
  const ids = places.map(({ id }) => id);
  const rows = Map.groupBy(
    await countByLocation(work.db, ids, DOCUMENT_CLASSES, now),
    ({ location_id: id, restricted_class: restricted }) => `${id} ${restricted}`,
  );
  const told: Told = new Map();
  const [first] = places;
  if (first === undefined || rows.size === 0) return told;
  const reviewers = await readReviewers(work.db, { groupId: first.group_id, brandIds: ids }, now);
  for (const place of places)
    for (const restricted of DOCUMENT_CLASSES) {
      const found = rows.get(`${place.id} ${restricted}`);
      if (found === undefined) continue;
      for (const userId of reviewers.nearest(place.id, restricted)) {
        const one = told.get(userId) ?? { places: new Map<string, SummaryPlace>(), counts: NONE };
        one.places.set(place.id, place);
        for (const { standing, n } of found)
          if (standing !== 'VALID') one.counts = { ...one.counts, [standing]: one.counts[standing] + n };
        told.set(userId, one);
      }
    }
  return told;
}
