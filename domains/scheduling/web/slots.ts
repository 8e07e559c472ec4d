import { defineSlot } from '@hearth/client/slots';
import type { MyShift, ScheduleWeek, Shift, ShiftContent, TimeOff } from '../contract/schemas.ts';
import type { SavedBatch } from './state/week/save-queue.ts';

/** What the fields of a shift are chosen from. */
export interface PlanningChoices {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly positions: readonly { readonly id: string; readonly name: string }[];
}

/** The week that is on the screen, and how what is put onto it gets there. */
export interface ShownWeek {
  readonly locationId: string;
  readonly locationName: string;
  /** Its first day. */
  readonly week: string;
  /** The positions of its shifts, by name; null for shifts without one. */
  readonly positions: readonly { readonly id: string | null; readonly name: string }[];
  /** Who can be planned, and as what, by name. */
  readonly choices: PlanningChoices;
  readonly narrow: boolean;
  /** Copies the week, or a day of it. */
  readonly onCopy: () => void;
  /** Says which batch will come from this page, before it is sent. */
  readonly own: (key: string) => void;
  /** Takes in what the server has saved, as one step that undo takes back; open shifts that were assigned are opened again by it. */
  readonly takeIn: (saved: SavedBatch, removedIds: readonly string[], assignedIds?: readonly string[]) => void;
}

/** Instead of the button that copies a week: all that a week can be made from. */
export const WEEK_TOOLS = defineSlot<ShownWeek>('schedule.weekTools');

/** Under the form of a shift of the schedule that may be edited: what else it belongs to. */
export const PLANNED_SHIFT = defineSlot<{
  readonly locationId: string;
  readonly shift: Shift;
  readonly choices: PlanningChoices;
}>('schedule.plannedShift');

/** The sums of a week that is on the screen. */
export interface WeekSummary {
  readonly locationId: string;
  /** Its first day. */
  readonly week: string;
  readonly currency: string | null;
  /** Whether the reader may see pay; without, costs are 0. */
  readonly showCost: boolean;
  /** The departments of the positions that can be planned, in their order. */
  readonly departments: readonly string[];
  /** Paid minutes and wages of those who hold shifts; null is work without a position. */
  readonly areas: readonly { readonly department: string | null; readonly minutes: number; readonly cost: number }[];
}
/** Under the hours and wages of a week by area. */
export const WEEK_SUMMARY = defineSlot<WeekSummary>('schedule.weekSummary');

/** The week as it is edited, and how shifts are added to it. */
export interface ShownCover {
  readonly week: ScheduleWeek;
  readonly dates: readonly string[];
  /** With everything unsaved, removed ones among them. */
  readonly shifts: ReadonlyMap<string, Shift>;
  /** Adds shifts as one edit that undo takes back, if the rules allow it; asks or refuses otherwise. */
  readonly attempt: (
    commands: readonly { readonly kind: 'create'; readonly id: string; readonly content: ShiftContent }[],
    done?: string,
  ) => boolean;
}

/** Under the tools of a week: what it is measured against. */
export const WEEK_COVER = defineSlot<ShownCover>('schedule.cover');

/** Above one's own shifts: where else they lead. */
export const MY_SHIFTS_TOP = defineSlot<object>('myShifts.top');
/** Under one of one's own shifts: what can be done with it. */
export const MY_SHIFT = defineSlot<{ readonly shift: MyShift }>('myShifts.shift');

/** Once somebody has said that they cannot come to a shift: how somebody else is found. */
export const ABSENCE_COVER = defineSlot<{ readonly shift: MyShift }>('myShifts.cover');

/** Time off as somebody is about to ask for it. */
export type AskedTimeOff = Pick<TimeOff, 'starts_on' | 'ends_on' | 'part' | 'start' | 'end' | 'kind'>;

/** Above one's own requests for time off: what one has left. */
export const MY_TIME_OFF_TOP = defineSlot<{
  /** Changes with one's requests and with what becomes of them. */
  readonly requests: string;
}>('myTimeOff.top');
/** In the form of a request, before it is sent: what it would mean. */
export const TIME_OFF_ASKED = defineSlot<{ readonly employeeId: string; readonly asked: AskedTimeOff }>(
  'myTimeOff.asked',
);
