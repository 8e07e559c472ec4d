import { fillPlaces } from '@hearth/domains/identity/service';
import type { NoticeText } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
import { formatWeekday, formatDayRange } from '@hearth/kit/text/written-dates';
import type { ShiftContent } from '../contract/schemas.ts';
import type { ShiftPublication } from '../rules/publication/publish.ts';
import { addDays } from '../rules/hours/time.ts';
import { schedulePhrases } from './words.ts';

/** The changes of a publication for one person and location. */
export interface PersonalChanges {
  readonly employeeId: string;
  readonly locationName: string;
  /** The week's first day. */
  readonly week: string;
  readonly changes: readonly ShiftPublication[];
  readonly positionNames: ReadonlyMap<string, string>;
  /** Why the week was taken back; null: it was published. */
  readonly withdrawalReason: string | null;
}

/** The notice about one's own shifts: the dates, the location, and a line for each shift that is new, different or gone. */
export function writeShifts(
  { employeeId, locationName, week, changes, positionNames, withdrawalReason }: PersonalChanges,
  language: Language,
): NoticeText {
  const phrases = schedulePhrases(language);
  const shiftLine = (shift: ShiftContent): string => {
    const line = fillPlaces(phrases.shift, {
      day: formatWeekday(language, shift.date),
      start: shift.start,
      end: shift.end,
    });
    const position = shift.position_id === null ? undefined : positionNames.get(shift.position_id);
    return position === undefined ? line : fillPlaces(phrases.position, { shift: line, position });
  };
  const dates = formatDayRange(language, week, addDays(week, 6));
  if (withdrawalReason !== null) {
    const own = changes.flatMap(({ before }) => (before === null ? [] : shiftLine(before)));
    return {
      title: fillPlaces(phrases.withdrawn, { dates }),
      text: [locationName, withdrawalReason, ...own, phrases.withdrawnNote].join('\n'),
      link: `/my/shifts?week=${week}`,
    };
  }
  const lines = changes.map(({ before, after }) => {
    const own = {
      before: before?.employee_id === employeeId ? before : null,
      after: after?.employee_id === employeeId ? after : null,
    };
    if (own.before !== null && own.after !== null)
      return fillPlaces(phrases.moved, { shift: shiftLine(own.after), before: shiftLine(own.before) });
    if (own.after !== null) return fillPlaces(phrases.added, { shift: shiftLine(own.after) });
    return own.before === null ? '' : fillPlaces(phrases.removed, { shift: shiftLine(own.before) });
  });
  const isFirst = changes.every(({ before }) => before?.employee_id !== employeeId);
  return {
    title: fillPlaces(isFirst ? phrases.first : phrases.changed, { dates }),
    text: [locationName, ...lines.filter((line) => line !== '')].join('\n'),
    link: `/my/shifts?week=${week}`,
  };
}

/** The days of a request for time off, and whose it is. */
export interface TimeOffDays {
  readonly starts_on: string;
  readonly ends_on: string;
  /** Of a part of one day. */
  readonly start: string | null;
  readonly end: string | null;
}

/** The days of a request, or its day with the hours. */
function writeDays({ starts_on: from, ends_on: to, start, end }: TimeOffDays, language: Language): string {
  if (start === null || end === null) return formatDayRange(language, from, to);
  return fillPlaces(schedulePhrases(language).shift, { day: formatDayRange(language, from, to), start, end });
}

/** The phrase that says what a request has become. */
const OUTCOMES = { APPROVED: 'approved', DECLINED: 'declined', REQUESTED: 'reopened' } as const;

/** The notice about a decision, with the word that came with it, or that it was undone. */
export function writeDecision(
  state: keyof typeof OUTCOMES,
  request: TimeOffDays & { readonly decision_note: string },
  language: Language,
): NoticeText {
  const phrases = schedulePhrases(language);
  return {
    title: fillPlaces(phrases[OUTCOMES[state]], { dates: writeDays(request, language) }),
    text: request.decision_note,
    link: '/my/time-off',
  };
}

/** The notice to whoever decides. */
export function writeRequest(
  name: string,
  request: TimeOffDays & { readonly note: string },
  language: Language,
): NoticeText {
  return {
    title: fillPlaces(schedulePhrases(language).requested, { name, dates: writeDays(request, language) }),
    text: request.note,
    link: '/schedule/time-off',
  };
}

/** A reported absence, as a notice says it. */
interface WrittenAbsence {
  readonly kind: 'LATE' | 'ABSENT';
  readonly minutes_late: number | null;
  readonly note: string;
  readonly isWithdrawn: boolean;
  readonly shift: {
    readonly local_date: string;
    readonly start_time: string;
    readonly end_time: string;
    readonly position_name: string | null;
  };
}

/** The notice to managers that somebody comes late, not at all, or after all. */
export function writeAbsence(name: string, absence: WrittenAbsence, language: Language): NoticeText {
  const phrases = schedulePhrases(language);
  const { kind, minutes_late: minutes, note, isWithdrawn, shift } = absence;
  const title = isWithdrawn
    ? fillPlaces(phrases.absenceWithdrawn, { name })
    : kind === 'LATE'
      ? fillPlaces(phrases.absenceLate, { name, minutes: String(minutes) })
      : fillPlaces(phrases.absenceAbsent, { name });
  const line = fillPlaces(phrases.shift, {
    day: formatWeekday(language, shift.local_date),
    start: shift.start_time.slice(0, 5),
    end: shift.end_time.slice(0, 5),
  });
  const { position_name: position } = shift;
  return {
    title,
    text: [position === null ? line : fillPlaces(phrases.position, { shift: line, position }), note]
      .filter((part) => part !== '')
      .join('\n'),
    link: `/schedule?date=${shift.local_date}`,
  };
}

/** The notice to whoever decides on availability. */
export function writeAvailabilityRequest(name: string, from: string, language: Language): NoticeText {
  return {
    title: fillPlaces(schedulePhrases(language).availabilityRequested, { name, date: formatWeekday(language, from) }),
    text: '',
    link: '/schedule/time-off',
  };
}

/** The notice about a decision on availability, with the reason. */
export function writeAvailabilityDecision(
  state: 'APPROVED' | 'DECLINED',
  { from, note }: { readonly from: string; readonly note: string },
  language: Language,
): NoticeText {
  const phrases = schedulePhrases(language);
  const phrase = state === 'APPROVED' ? phrases.availabilityApproved : phrases.availabilityDeclined;
  return { title: fillPlaces(phrase, { date: formatWeekday(language, from) }), text: note, link: '/my/availability' };
}

/** The reminder to confirm one's own shifts. */
export function writeReminder(
  { locationName, week }: Pick<PersonalChanges, 'locationName' | 'week'>,
  language: Language,
): NoticeText {
  const dates = formatDayRange(language, week, addDays(week, 6));
  return {
    title: fillPlaces(schedulePhrases(language).confirm, { dates }),
    text: locationName,
    link: `/my/shifts?week=${week}`,
  };
}

/** A change that needs the yes of whoever works it, as notices say it. */
export interface WrittenConsent {
  readonly locationName: string;
  readonly before: ShiftContent | null;
  readonly after: ShiftContent;
  /** Until when it can be answered, at the location. */
  readonly until: { readonly date: string; readonly time: string };
}

const writeTimes = ({ date, start, end }: ShiftContent, language: Language): string =>
  fillPlaces(schedulePhrases(language).shift, { day: formatWeekday(language, date), start, end });

/** The question to whoever works the shift. */
export function writeConsentAsked(
  { locationName, before, after, until }: WrittenConsent,
  language: Language,
): NoticeText {
  const phrases = schedulePhrases(language);
  const change =
    before === null
      ? fillPlaces(phrases.added, { shift: writeTimes(after, language) })
      : fillPlaces(phrases.moved, { shift: writeTimes(after, language), before: writeTimes(before, language) });
  const day = formatWeekday(language, until.date);
  return {
    title: fillPlaces(phrases.consentAsked, { date: formatWeekday(language, after.date) }),
    text: [locationName, change, fillPlaces(phrases.consentUntil, { day, time: until.time })].join('\n'),
    link: '/my/shifts',
  };
}

/** The answer, to whoever asked. */
export function writeConsentAnswered(
  name: string,
  { after }: Pick<WrittenConsent, 'after'>,
  state: 'AGREED' | 'DECLINED',
  language: Language,
): NoticeText {
  const phrases = schedulePhrases(language);
  const phrase = state === 'AGREED' ? phrases.consentAgreed : phrases.consentDeclined;
  return {
    title: fillPlaces(phrase, { name, date: formatWeekday(language, after.date) }),
    text: writeTimes(after, language),
    link: `/schedule?date=${after.date}`,
  };
}
