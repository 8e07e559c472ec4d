import { findApplicationBriefs } from '@hearth/domains/applications/service';
import { failure } from '@hearth/kit/failure';
import type { Work } from '@hearth/platform/module';
import { INTERVIEW_OVER, SLOT_TAKEN } from '../contract/failures.ts';
import { OPEN_DAYS } from '../rules/limits.ts';
import { pendingReminders } from '../rules/reminders.ts';
import type { OpenSlot } from '../rules/slots.ts';
import { isChangeable } from '../rules/states.ts';
import { changed } from './changed.ts';
import { hostResource, roomResource, loadOpenSlots } from './offer.ts';
import { setBooked, setUnbooked } from './queries/interview.ts';
import { releasePlace, takePlace } from './queries/session.ts';
import type { InterviewRow, KitRow } from './queries/tables.ts';
import { notifyCandidate, notifyHosts } from './tell.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The time a candidate wants, optionally with the same host. */
export interface BookingRequest {
  readonly startsAt: number;
  readonly sameHost: boolean;
}

/**
 * Takes a time for a locked interview and gives back the one that it had, in one transaction: when the new one is gone, the old
 * one stays. Refuses with SLOT_TAKEN what is not free, and with INTERVIEW_OVER what cannot be booked any more.
 */
export async function book(
  work: Work<'system'>,
  row: InterviewRow,
  kit: KitRow,
  wish: BookingRequest,
): Promise<InterviewRow> {
  const now = work.clock.now();
  const brief = (await findApplicationBriefs(work.db, [row.application_id])).get(row.application_id);
  if (brief?.isOpen !== true || !isChangeable(toBookingState(row), now.getTime())) throw failure(INTERVIEW_OVER);
  if (row.session_id !== null) await releasePlace(work.db, row.session_id);
  const slot = (await loadOpenSlots(work.db, kit, now, null)).find(({ start }) => start === wish.startsAt);
  const taken = slot === undefined ? null : await takeSlot(work, kit, slot, wish.sameHost ? row.host_ids : null);
  if (slot === undefined || taken === null) throw failure(SLOT_TAKEN);
  const needed = pendingReminders(slot.start, now.getTime());
  const booked = await setBooked(work.db, row.id, {
    sessionId: taken.sessionId,
    startsAt: new Date(slot.start),
    endsAt: new Date(slot.end),
    hostIds: taken.hostIds,
    remindedDay: needed.day ? null : now,
    remindedHours: needed.hours ? null : now,
  });
  const isMove = row.state === 'BOOKED';
  await changed(work, booked);
  await notifyCandidate(work, booked, kit, isMove ? 'moved' : 'booked');
  await notifyHosts(work, booked, kit, isMove ? 'hostMoved' : 'hostBooked');
  const gone = row.host_ids.filter((id) => !taken.hostIds.includes(id));
  if (gone.length > 0) await notifyHosts(work, { ...row, host_ids: gone }, kit, 'hostCancelled');
  return booked;
}

/** Tries the panels of a slot, the one that is asked first at the beginning, until one has place. */
async function takeSlot(
  work: Work,
  kit: KitRow,
  slot: OpenSlot,
  only: readonly string[] | null,
): Promise<{ sessionId: string; hostIds: readonly string[] } | null> {
  const room = roomResource(kit);
  const wanted = only?.toSorted().join(' ');
  for (const hostIds of slot.panels) {
    if (wanted !== undefined && hostIds.join(' ') !== wanted) continue;
    const sessionId = await takePlace(work.db, {
      groupId: kit.group_id,
      kitId: kit.id,
      startsAt: new Date(slot.start),
      endsAt: new Date(slot.end),
      keptUntil: new Date(slot.end + kit.buffer_minutes * MINUTE_MS),
      hostIds,
      resources: [...hostIds.map(hostResource), ...(room === null ? [] : [room])],
      capacity: kit.capacity,
    });
    if (sessionId !== null) return { sessionId, hostIds };
  }
  return null;
}

/** Converts a row to the state that the rules check. */
export const toBookingState = (row: InterviewRow) => ({ state: row.state, startsAt: row.starts_at?.getTime() ?? null });

/**
 * Releases the time of a locked interview and notifies both sides. `isHired`: the candidate has the job, and a cancellation
 * would only frighten them; the letter that welcomes them says that nothing more has to be attended.
 */
export async function unbook(
  work: Work<'system'>,
  row: InterviewRow,
  kit: KitRow,
  to: 'INVITED' | 'CANCELLED',
  isHired = false,
): Promise<InterviewRow> {
  const now = work.clock.now();
  if (row.session_id !== null) await releasePlace(work.db, row.session_id);
  const openUntil = to === 'INVITED' ? new Date(now.getTime() + OPEN_DAYS * DAY_MS) : row.open_until;
  const after = await setUnbooked(work.db, row.id, to, openUntil);
  await changed(work, after);
  if (!isHired) await notifyCandidate(work, after, kit, to === 'INVITED' ? 'left' : 'cancelled', row);
  if (row.state === 'BOOKED')
    await notifyHosts(work, after, kit, isHired ? 'hostHired' : 'hostCancelled', { before: row });
  return after;
}
