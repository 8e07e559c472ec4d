import { SLOT_STEP_MINUTES } from './limits.ts';
import { dateAt, datesFrom, instantAt } from './place-time.ts';
import { overlap, type Span } from './span.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A panel member with their known commitments. */
export interface Host {
  readonly id: string;
  /** Published shifts. */
  readonly shifts: readonly Span[];
  /** What other interviews keep of their time, distances included. */
  readonly holds: readonly Span[];
  /** Approved time off: whole days at the place, both ends included. */
  readonly daysOff: readonly { readonly from: string; readonly to: string }[];
  /** Not employed any more, or without the right to see applications here. */
  readonly hasLeft: boolean;
  /** How many interviews they hold in the days ahead: of several who could, the one with the fewest is asked first. */
  readonly load: number;
}

/** How interviews of a kind are held. */
export interface BookingPlan {
  readonly minutes: number;
  readonly bufferMinutes: number;
  readonly noticeHours: number;
  readonly horizonDays: number;
  readonly capacity: number;
  readonly hours: readonly { readonly weekday: number; readonly start: string; readonly end: string }[];
  /** Whether the whole panel sits together; otherwise each alone. */
  readonly together: boolean;
  readonly zone: string;
}

/** A booked session with places left. */
export interface OpenSession extends Span {
  readonly hostIds: readonly string[];
  readonly left: number;
}

/** A time that can be booked. */
export interface OpenSlot extends Span {
  readonly seats: number;
  /** The sets of people who could hold it, each in order of ids, the one that is asked first at the beginning. */
  readonly panels: readonly (readonly string[])[];
}

/** Everything that decides which times are available. */
export interface BookingAvailability {
  readonly hosts: readonly Host[];
  /** When the room is taken, distances included. */
  readonly roomHolds: readonly Span[];
  readonly sessions: readonly OpenSession[];
  readonly now: number;
}

/**
 * The times that can be booked, in order. Hours are wall-clock hours of the place: on the days when clocks change there are more
 * or fewer of them, and every interview is as long as it says.
 */
export function findOpenSlots(plan: BookingPlan, { hosts, roomHolds, sessions, now }: BookingAvailability): OpenSlot[] {
  const slots = new Map<number, OpenSlot>();
  const earliest = now + plan.noticeHours * HOUR_MS;
  for (const { start, end, hostIds, left } of sessions) {
    const hold = hosts.filter(({ id }) => hostIds.includes(id));
    const stands = hold.length === hostIds.length && hold.every((host) => isPresent(plan, host, { start, end }));
    if (left > 0 && start >= earliest && stands) slots.set(start, { start, end, seats: left, panels: [hostIds] });
  }
  for (const { date, weekday } of datesFrom(dateAt(now, plan.zone), plan.horizonDays + 1)) {
    for (const hours of plan.hours) {
      if (hours.weekday !== weekday) continue;
      const until = instantAt(date, hours.end, plan.zone);
      const first = instantAt(date, hours.start, plan.zone);
      for (let start = first; start + plan.minutes * MINUTE_MS <= until; start += SLOT_STEP_MINUTES * MINUTE_MS) {
        const slot = { start, end: start + plan.minutes * MINUTE_MS };
        if (start < earliest || slots.has(start)) continue;
        const kept = { start, end: slot.end + plan.bufferMinutes * MINUTE_MS };
        if (roomHolds.some((hold) => overlap(hold, kept))) continue;
        const panels = panelsFor(plan, hosts, slot);
        if (panels.length > 0) slots.set(start, { ...slot, seats: plan.capacity, panels });
      }
    }
  }
  return [...slots.values()].sort((one, other) => one.start - other.start);
}

function panelsFor(plan: BookingPlan, hosts: readonly Host[], slot: Span): (readonly string[])[] {
  const free = hosts.filter((host) => isFree(plan, host, slot));
  if (!plan.together) return free.toSorted((a, b) => a.load - b.load || (a.id < b.id ? -1 : 1)).map(({ id }) => [id]);
  return free.length > 0 && free.length === hosts.length ? [free.map(({ id }) => id).sort()] : [];
}

/** Returns whether a host can hold an interview at a time, without another one. */
function isFree(plan: BookingPlan, host: Host, slot: Span): boolean {
  const kept = { start: slot.start, end: slot.end + plan.bufferMinutes * MINUTE_MS };
  return isPresent(plan, host, slot) && !host.holds.some((hold) => overlap(hold, kept));
}

function isPresent(plan: BookingPlan, host: Host, slot: Span): boolean {
  const buffer = plan.bufferMinutes * MINUTE_MS;
  const kept = { start: slot.start - buffer, end: slot.end + buffer };
  return findHostConflict([host], { ...slot, kept }, plan.zone) === null;
}

/** The first conflict of a host with a time. */
export type HostConflict = 'PANEL_LEFT' | 'PANEL_AWAY' | 'PANEL_BUSY';

/**
 * Why the people of an interview cannot hold it as things now stand. `kept` is the time with its distances, for choosing a time;
 * a booked one is in question only where a shift really lies in it.
 */
export function findHostConflict(
  hosts: readonly Pick<Host, 'shifts' | 'daysOff' | 'hasLeft'>[],
  { start, end, kept = { start, end } }: Span & { readonly kept?: Span },
  zone: string,
): HostConflict | null {
  if (hosts.some(({ hasLeft }) => hasLeft)) return 'PANEL_LEFT';
  const first = dateAt(start, zone);
  const last = dateAt(end - 1, zone);
  if (hosts.some(({ daysOff }) => daysOff.some(({ from, to }) => from <= last && first <= to))) return 'PANEL_AWAY';
  return hosts.some(({ shifts }) => shifts.some((shift) => overlap(shift, kept))) ? 'PANEL_BUSY' : null;
}
