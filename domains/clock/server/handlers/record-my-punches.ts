import { readSettings } from '@hearth/domains/core/service';
import { findMyEmployments } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { recordMyPunches as contract } from '../../contract/endpoints.ts';
import { CLOCK } from '../../rules/settings.ts';
import { findClockPlaces } from '../queries/place.ts';
import { recordPunches } from '../record-punches.ts';

/** Where the place does not want punches from people's own devices, none is recorded, and each outcome says so. */
export const recordMyPunches = implement(contract, async ({ params, body }, work) => {
  const person = (await findMyEmployments(work.db)).find(({ id }) => id === params.employee_id);
  if (person === undefined) throw failure(NOT_FOUND);
  return inScope(work.db, SYSTEM, async (db) => {
    const [place] = await findClockPlaces(db, [person.location_id]);
    if (place === undefined) throw failure(NOT_FOUND);
    const setting = (await readSettings(db, [place.id], CLOCK)).get(place.id)?.value ?? CLOCK.fallback;
    if (!setting.own_devices)
      return {
        outcomes: body.punches.map((one) => ({
          idempotency_key: one.idempotency_key,
          outcome: 'NOT_OFFERED' as const,
          punch: null,
          from: null,
        })),
      };
    const sent = { ...body, sentAt: new Date(body.sent_at), byUser: work.actor.userId };
    return { outcomes: await recordPunches({ ...work, db }, { person, place }, sent) };
  });
});
