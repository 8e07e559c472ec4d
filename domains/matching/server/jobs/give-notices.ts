import { findApplicationBriefs } from '@hearth/domains/applications/service';
import { lawAt } from '@hearth/domains/jobs/service';
import { localDay } from '@hearth/kit/local-day';
import { SYSTEM } from '@hearth/platform/database';
import type { Job, Work } from '@hearth/platform/module';
import type { Audit } from '../../contract/schemas.ts';
import { modeAt, usableFrom } from '../../rules/notice.ts';
import { noticeLetter } from '../notice-letter.ts';
import { findAuditedPlaces } from '../queries/audit.ts';
import { findUntold, insertNotice } from '../queries/notice.ts';
import type { PlaceRow } from '../queries/place.ts';

export const GIVE_NOTICES = 'matching.giveNotices';
const AT_ONCE = 50;
type Due = PlaceRow & Audit & { readonly law: string };

/**
 * Tells people of points before they may be used for them, where a law asks for it. What was told is kept with the letter, in one
 * transaction; the days count from then, so that a late letter makes nobody's days fewer.
 */
export const giveNotices: Job = {
  name: GIVE_NOTICES,
  cron: '*/10 * * * *',
  run: async (_data, work) => {
    const places = await work.run(SYSTEM, async ({ db, clock }) => duePlaces(await findAuditedPlaces(db), clock.now()));
    for (let told = AT_ONCE; told === AT_ONCE && places.size > 0 && !work.signal.aborted;)
      told = await work.run(SYSTEM, (means) => tell(means, places));
  },
};

function duePlaces(places: readonly (PlaceRow & Audit)[], now: Date): ReadonlyMap<string, Due> {
  return new Map(
    places.flatMap((place) => {
      const today = localDay(now, place.time_zone);
      const law = lawAt({ ...place, today }, 'SCORED_SELECTION')?.law ?? null;
      const mode = modeAt({ isClosedByBrand: false, law, auditedOn: place.audited_on, today });
      return law === null || mode !== 'NOTICE' ? [] : [[place.id, { ...place, law }] as const];
    }),
  );
}

/** Tells a batch; answers how many there were. */
async function tell(means: Work<'system'>, places: ReadonlyMap<string, Due>): Promise<number> {
  const { db, clock, mail, config } = means;
  const ids = await findUntold(db, [...places.keys()], AT_ONCE);
  const now = clock.now();
  for (const [id, brief] of await findApplicationBriefs(db, ids)) {
    const place = places.get(brief.locationId);
    if (place === undefined) continue;
    const row = {
      application_id: id,
      group_id: brief.groupId,
      user_id: brief.candidateUserId,
      law: place.law,
      summary_url: place.summary_url,
      told_at: now,
      usable_from: usableFrom(now, place),
    };
    // Whoever has no address reads it on their own page.
    if ((await insertNotice(db, row)) && brief.email !== '')
      await mail(noticeLetter(config, brief, row, place.time_zone));
  }
  return ids.length;
}
