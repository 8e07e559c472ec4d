import { findNearestHolders } from '@hearth/domains/access/service';
import { notify } from '@hearth/domains/notices/service';
import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import type { Job, Work } from '@hearth/platform/module';
import type { SummaryFigures } from '../notice-texts.ts';
import { writeSummary } from '../notice-texts.ts';
import { claimSummaries, type SummaryPlace } from '../queries/due.ts';
import { countByLocation } from '../queries/standing.ts';

type Counts = SummaryFigures['counts'];
const NONE: Counts = { MISSING: 0, EXPIRED: 0, WAITING: 0, EXPIRING: 0 };

/**
 * Tells managers once a week what their locations lack and what ends soon: one notice for each of them, however many locations they
 * have. A location that needs nothing is not in it. Each group is a transaction of its own.
 */
export const summarise: Job = {
  name: 'qualifications.summarise',
  cron: '19 * * * *',
  run: async (_data, work) => {
    for (let found = 1; found > 0 && !work.signal.aborted;) {
      found = await work.run(SYSTEM, async (means) => {
        const places = await claimSummaries(means.db, means.clock.now());
        await eachApart(means, [places], {
          name: 'qualifications.summarise',
          id: ([first]) => first?.group_id ?? '',
          run: tellManagers,
        });
        return places.length;
      });
    }
  },
};

async function tellManagers(work: Work<'system'>, places: readonly SummaryPlace[]): Promise<void> {
  const now = work.clock.now();
  const counts = new Map<string, Counts>();
  for (const { location_id: id, standing, n } of await countByLocation(
    work.db,
    places.map(({ id }) => id),
    now,
  ))
    counts.set(id, { ...(counts.get(id) ?? NONE), [standing]: n });
  const managed = new Map<string, SummaryPlace[]>();
  for (const place of places) {
    if (!counts.has(place.id)) continue;
    const at = { groupId: place.group_id, brandId: place.id };
    for (const userId of await findNearestHolders(work.db, at, 'MANAGE_TEAM', { now }))
      managed.set(userId, [...(managed.get(userId) ?? []), place]);
  }
  for (const [userId, own] of managed) {
    const [first] = own;
    if (first === undefined) continue;
    const figures = { places: own.map(({ name }) => name), counts: sum(own.map(({ id }) => counts.get(id) ?? NONE)) };
    await notify(work, {
      kind: 'qualifications.summary',
      placeId: first.id,
      groupId: first.group_id,
      timeZone: first.time_zone,
      thread: `qualifications of ${first.group_id}`,
      people: [{ userId, write: (language) => writeSummary(figures, language) }],
    });
  }
}

function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, one) => ({
      MISSING: total.MISSING + one.MISSING,
      EXPIRED: total.EXPIRED + one.EXPIRED,
      WAITING: total.WAITING + one.WAITING,
      EXPIRING: total.EXPIRING + one.EXPIRING,
    }),
    NONE,
  );
}
