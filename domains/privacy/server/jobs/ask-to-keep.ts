import { SYSTEM } from '@hearth/platform/database';
import type { FreeWork, Job } from '@hearth/platform/module';
import { askLead, DAYS_BETWEEN_ASKS, MIN_NOTICE_DAYS, DEFAULT_ASK_DAYS } from '../../rules/asking.ts';
import { askToKeep } from '../ask-to-keep.ts';
import { resolveRetention } from '../keeping.ts';
import { findToAsk } from '../queries/due.ts';
import type { AskedPerson, PlaceRetention } from '../queries/due.ts';
import { findAskDays } from '../queries/keep-ask.ts';
import { findPeriods } from '../queries/period.ts';
import { findPlacesAfter } from '../queries/place.ts';

export const ASK_TO_KEEP = 'privacy.askToKeep';
const PLACES_AT_ONCE = 500;
const AT_ONCE = 100;

/**
 * Asks candidates before their applications are deleted. Each in its own transaction. Each is a transaction of its
 * own: one that fails holds up none.
 */
export const askToKeepJob: Job = {
  name: ASK_TO_KEEP,
  cron: '40 9 * * *',
  expireInSeconds: 4 * 3600,
  run: async (_data, work) => {
    for (let after: string | null = null; !work.signal.aborted;) {
      const from: string | null = after;
      const places = await work.run(SYSTEM, async ({ db, clock }) => {
        const rows = await findPlacesAfter(db, from, PLACES_AT_ONCE);
        const groups = [...new Set(rows.map((row) => row.group_id))];
        const asking = await findAskDays(db, groups);
        const keepings = resolveRetention(rows, await findPeriods(db, groups), clock.now());
        return keepings.map((keeping, index) => ({
          ...keeping,
          lead: askLead(keeping.days, asking.get(rows[index]?.group_id ?? '') ?? DEFAULT_ASK_DAYS),
        }));
      });
      const last = places.at(-1);
      if (last === undefined) return;
      await askAtPlaces(work, places);
      after = last.id;
    }
  },
};

async function askAtPlaces(
  work: FreeWork,
  places: readonly (PlaceRetention & { readonly lead: number })[],
): Promise<void> {
  const now = work.clock.now();
  for (let after: AskedPerson | undefined; !work.signal.aborted;) {
    const window = { after, limit: AT_ONCE, notice: MIN_NOTICE_DAYS, between: DAYS_BETWEEN_ASKS };
    const people: AskedPerson[] = await work.run(SYSTEM, ({ db }) => findToAsk(db, places, now, window));
    for (const person of people) {
      if (work.signal.aborted) return;
      try {
        await work.run(SYSTEM, (one) => askToKeep(one, person));
      } catch (err) {
        work.log.error({ err, group: person.group_id }, 'somebody could not be asked whether they may be kept');
      }
    }
    after = people.at(-1);
    if (after === undefined) return;
  }
}
