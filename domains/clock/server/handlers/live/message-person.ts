import { findName, limitCalls } from '@hearth/domains/identity/service';
import { notify } from '@hearth/domains/notices/service';
import { findPublishedAt, requireLocation } from '@hearth/domains/scheduling/service';
import { findEmployees } from '@hearth/domains/team/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import { inScope, SYSTEM } from '@hearth/platform/database';
import { implement } from '@hearth/platform/module';
import { LIVE_MESSAGE_TO } from '../../../contract/failures.ts';
import { messagePerson as contract } from '../../../contract/live-act-endpoints.ts';
import { LONGEST_SPAN_MS } from '../../../rules/limits.ts';
import { writeMessage } from '../../notice-texts.ts';
import { findEffective } from '../../queries/punch.ts';

/** A notice comes at once, by email and on devices: so many of one manager, and so many to one person, in an hour. */
const MESSAGES_PER_MANAGER = { count: 120, windowMs: 60 * 60_000 };
const MESSAGES_PER_PERSON = { count: 20, windowMs: 60 * 60_000 };

/** To those alone who work there or are to work there that day: nobody is written to at will. */
export const messagePerson = implement(contract, async ({ params, body }, work) => {
  const place = await requireLocation(work.db, work.grant);
  const now = work.clock.now();
  return inScope(work.db, SYSTEM, async (db) => {
    const [person] = await findEmployees(db, [params.employee_id]);
    if (person?.group_id !== place.group_id) throw failure(NOT_FOUND);
    const today = localDay(now, place.time_zone);
    const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString();
    const shifts = await findPublishedAt(db, place.id, { from: yesterday, to: today });
    const window = { from: new Date(now.getTime() - LONGEST_SPAN_MS), before: now };
    const punches = await findEffective(db, [person.id], window);
    const isHere =
      shifts.some((shift) => shift.employee_id === person.id) || punches.some(({ location_id: id }) => id === place.id);
    if (!isHere) throw failure(LIVE_MESSAGE_TO);
    if (person.user_id === null) return { is_told: false };
    await limitCalls(db, 'live-message', work.actor.userId, MESSAGES_PER_MANAGER, now);
    await limitCalls(db, 'live-message-to', person.user_id, MESSAGES_PER_PERSON, now);
    const manager = await findName(db, work.actor.userId);
    const told = await notify(
      { ...work, db },
      {
        kind: 'clock.message',
        aboutId: person.id,
        placeId: place.id,
        groupId: place.group_id,
        timeZone: place.time_zone,
        people: [
          {
            userId: person.user_id,
            write: (language) => writeMessage({ manager, place: place.name, text: body.text }, language),
          },
        ],
      },
    );
    return { is_told: told > 0 };
  });
});
