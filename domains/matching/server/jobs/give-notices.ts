import { findLetterBrands } from '@hearth/domains/core/service';
import { findApplicationBriefs } from '@hearth/domains/applications/service';
import { lawAt } from '@hearth/domains/job-library/rules';
import { localDay } from '@hearth/kit/local-day';
import { SYSTEM } from '@hearth/platform/database';
import { eachApart } from '@hearth/platform/jobs/each-apart';
import type { Job, Work } from '@hearth/platform/module';
import type { Audit } from '../../contract/schemas.ts';
import { resolveScoringMode, usableFrom } from '../../rules/notice.ts';
import { writeNoticeMail } from '../notice-letter.ts';
import { findAuditedPlaces } from '../queries/audit.ts';
import { findWithoutNotice, insertNotice } from '../queries/notice.ts';
import type { PlaceRow } from '../queries/place.ts';

export const GIVE_NOTICES = 'matching.giveNotices';
const AT_ONCE = 50;
type DuePlace = PlaceRow & Audit & { readonly law: string };

/**
 * Sends the required notices before scores are used, storing each with its email in one transaction. What was told is
 * kept with the letter, in one transaction; the days count from then, so that a late letter makes nobody's days
 * fewer.
 */
export const giveNotices: Job = {
  name: GIVE_NOTICES,
  cron: '*/10 * * * *',
  run: async (_data, work) => {
    const places = await work.run(SYSTEM, async ({ db, clock }) =>
      findDuePlaces(await findAuditedPlaces(db), clock.now()),
    );
    const failed: string[] = [];
    for (let told = AT_ONCE; told === AT_ONCE && places.size > 0 && !work.signal.aborted;)
      told = await work.run(SYSTEM, (means) => sendNotices(means, places, failed));
  },
};

function findDuePlaces(places: readonly (PlaceRow & Audit)[], now: Date): ReadonlyMap<string, DuePlace> {
  return new Map(
    places.flatMap((place) => {
      const today = localDay(now, place.time_zone);
      const law = lawAt({ ...place, today }, 'SCORED_SELECTION')?.law ?? null;
      const mode = resolveScoringMode({ isClosedByBrand: false, law, auditedOn: place.audited_on, today });
      return law === null || mode !== 'NOTICE' ? [] : [[place.id, { ...place, law }] as const];
    }),
  );
}

/** Sends a batch of notices and returns its size; adds those that failed to those that are left out. */
async function sendNotices(
  means: Work<'system'>,
  places: ReadonlyMap<string, DuePlace>,
  failed: string[],
): Promise<number> {
  const { db, clock, config } = means;
  const ids = await findWithoutNotice(db, [...places.keys()], { limit: AT_ONCE, except: failed });
  const now = clock.now();
  const brands = await findLetterBrands(db, config, [...places.keys()]);
  const left = await eachApart(means, await findApplicationBriefs(db, ids), {
    name: GIVE_NOTICES,
    id: ([id]) => id,
    run: async (part, [id, brief]) => {
      const place = places.get(brief.locationId);
      if (place === undefined) return;
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
      if ((await insertNotice(part.db, row)) && brief.email !== '')
        await part.mail(
          writeNoticeMail(config, brief, row, { timeZone: place.time_zone, brand: brands.get(brief.locationId) }),
        );
    },
  });
  failed.push(...left.map(([id]) => id));
  return ids.length;
}
