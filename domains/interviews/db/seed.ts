import { newId } from '@hearth/kit/id';
import type { Work } from '@hearth/platform/module';
import type { ScorecardContent } from '../contract/card-schemas.ts';
import type { KitContent } from '../contract/schemas.ts';
import { instantAt } from '../rules/place-time.ts';
import { makeLink } from '../server/link.ts';
import { hostResource } from '../server/offer.ts';
import { insertVersion } from '../server/queries/card.ts';
import { insertInterview, setBooked, setOutcome } from '../server/queries/interview.ts';
import { insertKit } from '../server/queries/kit.ts';
import { takePlace } from '../server/queries/session.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A demo interview; without a time the candidate is invited to choose one. */
export interface SeedInterview {
  readonly application: { readonly id: string; readonly user_id: string; readonly language: string };
  readonly at?: { readonly date: string; readonly time: string };
  /** Cards that were sent, by who sent them; with any, the interview was held. */
  readonly cards?: ReadonlyMap<string, ScorecardContent>;
}

/** Seeds a kit at a location and interviews that use it. */
export async function seedInterviews(
  work: Work,
  place: { readonly groupId: string; readonly locationId: string; readonly zone: string },
  kit: KitContent,
  interviews: readonly SeedInterview[],
): Promise<void> {
  const { db, clock } = work;
  const now = clock.now();
  const kitId = newId(now.getTime());
  await insertKit(db, { ...kit, id: kitId, group_id: place.groupId, location_id: place.locationId }, now);
  const [hostId = ''] = kit.panel;
  const hostIds = kit.panel_rule === 'ALL' ? kit.panel.toSorted() : [hostId];
  for (const { application, at, cards } of interviews) {
    const row = await insertInterview(
      db,
      {
        id: newId(now.getTime()),
        group_id: place.groupId,
        location_id: place.locationId,
        application_id: application.id,
        user_id: application.user_id,
        kit_id: kitId,
        language: application.language,
        invited_at: now,
        open_until: new Date(now.getTime() + 14 * DAY_MS),
      },
      hostId,
    );
    await makeLink(db, row);
    if (at === undefined) continue;
    const startsAt = new Date(instantAt(at.date, at.time, place.zone));
    const endsAt = new Date(startsAt.getTime() + kit.minutes * MINUTE_MS);
    const sessionId = await takePlace(db, {
      groupId: place.groupId,
      kitId,
      startsAt,
      endsAt,
      keptUntil: new Date(endsAt.getTime() + kit.buffer_minutes * MINUTE_MS),
      hostIds,
      resources: hostIds.map(hostResource),
      capacity: kit.capacity,
    });
    if (sessionId === null) continue;
    await setBooked(db, row.id, { sessionId, startsAt, endsAt, hostIds, remindedDay: now, remindedHours: now });
    if (cards === undefined) continue;
    await setOutcome(db, row.id, 'DONE');
    for (const [authorId, content] of cards)
      await insertVersion(db, row, { author_id: authorId, version: 1, content, reason: '', at: endsAt });
  }
}
