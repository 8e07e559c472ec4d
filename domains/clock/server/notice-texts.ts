import { fillPlaces } from '@hearth/domains/identity/service';
import type { NoticeText } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
import { localDay } from '@hearth/kit/local-day';
import { formatMailDay, formatMailLength } from '@hearth/kit/text/written-figures';
import type { CorrectionRow } from './queries/correction.ts';
import { clockWords } from './words.ts';

const MINUTES_PER_HOUR = 60;

/** What a correction is said to be, to whom it is about or to managers. */
export type CorrectionNotice = 'corrected' | 'agree' | 'applied' | 'declined' | 'withdrawn' | 'asked' | 'second';

/** Who is named in notices about a correction, and the clock of its location. */
export interface Named {
  readonly name: string;
  readonly manager: string;
  readonly timeZone: string;
}

/** The notice about a correction, in a language. */
export function writeCorrection(
  row: CorrectionRow,
  what: CorrectionNotice,
  named: Named,
  language: Language,
): NoticeText {
  const words = clockWords(language);
  const date = localDay(row.about, named.timeZone);
  const length = (minutes: number): string => formatMailLength(language, minutes / MINUTES_PER_HOUR, 'hour');
  const figures = { before: length(row.minutes_before), after: length(row.minutes_after) };
  const isForManagers = what === 'asked' || what === 'second';
  return {
    title: fillPlaces(words[what], {
      name: named.name,
      manager: named.manager,
      day: formatMailDay(language, date),
    }),
    text: [
      ...(what === 'agree' ? [fillPlaces(words.agreeText, figures)] : []),
      row.answer === '' ? row.reason : row.answer,
    ].join('\n'),
    link: isForManagers ? `/schedule/live?day=${date}` : '/my/hours',
  };
}

/** The notice about somebody who has not come, in a language. */
export function writeLate(
  late: { readonly name: string; readonly time: string; readonly place: string },
  language: Language,
): NoticeText {
  const words = clockWords(language);
  return {
    title: fillPlaces(words.late, { name: late.name }),
    text: fillPlaces(words.lateText, { time: late.time, place: late.place }),
    link: '/schedule/live',
  };
}

/** The notice that somebody said they were hurt at work, in a language. What they wrote to it is not in it. */
export function writeInjury(
  hurt: { readonly name: string; readonly place: string; readonly at: Date; readonly timeZone: string },
  language: Language,
): NoticeText {
  const words = clockWords(language);
  const day = formatMailDay(language, localDay(hurt.at, hurt.timeZone));
  return {
    title: fillPlaces(words.injury, { name: hurt.name }),
    text: fillPlaces(words.injuryText, { place: hurt.place, day }),
    link: '/schedule/live?show=answers&only=INJURY',
  };
}

/** The notice that a manager gave somebody a new PIN for shared clocks, in a language. */
export function writePinReset(manager: string, language: Language): NoticeText {
  const words = clockWords(language);
  return { title: fillPlaces(words.pinReset, { manager }), text: words.pinResetText, link: '/my/hours' };
}

/** The notice that somebody’s PIN was changed at a tablet, in a language. */
export function writePinChanged(kiosk: string, language: Language): NoticeText {
  const words = clockWords(language);
  return {
    title: fillPlaces(words.pinChanged, { kiosk }),
    text: words.pinChangedText,
    link: '/my/hours',
  };
}

/** What a manager did with somebody’s shift of today. */
export type DayNews =
  | 'LATE'
  | 'NO_SHOW'
  | 'CLEARED'
  | 'GIVEN'
  | 'CALLED'
  | 'EXTENDED'
  | 'SHORTENED'
  | 'STATION'
  | 'STATION_NONE';

/** What says nothing new of when they work. */
const IN_HOURS: ReadonlySet<DayNews> = new Set(['LATE', 'NO_SHOW', 'CLEARED']);

/** The notice about it to whom it concerns, in a language. */
export function writeOfDay(
  what: DayNews,
  figures: {
    readonly manager: string;
    readonly from: string;
    readonly to: string;
    readonly place: string;
    readonly date: string;
    /** What the manager wrote to it. */
    readonly note: string;
    readonly station: string;
  },
  language: Language,
): NoticeText {
  const words = clockWords(language);
  const { date, note, ...rest } = figures;
  const places = { ...rest, day: formatMailDay(language, date) };
  return {
    title: fillPlaces(words.day[what], places),
    text: [fillPlaces(words.dayText, places), note].join('\n').trim(),
    link: IN_HOURS.has(what) ? '/my/hours' : '/my/shifts',
  };
}

/** What a manager wrote to somebody who works today, in their language around it. */
export function writeMessage(
  message: { readonly manager: string; readonly place: string; readonly text: string },
  language: Language,
): NoticeText {
  const { manager, place, text } = message;
  return {
    title: fillPlaces(clockWords(language).message, { manager }),
    text: `${text}\n${place}`,
    link: '/my/shifts',
  };
}

/** The reminder of a break that is due before long, in a language. */
export function writeBreakDue(
  figures: { readonly time: string; readonly from: string },
  language: Language,
): NoticeText {
  const words = clockWords(language);
  return {
    title: fillPlaces(words.breakDue, figures),
    text: fillPlaces(words.breakDueText, figures),
    link: '/my/hours',
  };
}

/** Whose entry it is, and at which tablet. */
export interface AtTablet {
  readonly name: string;
  readonly kiosk: string;
}

/** The notice that a tablet sent something that waits for a manager, in a language. */
export function writeHeld(at: AtTablet, language: Language): NoticeText {
  const words = clockWords(language);
  return {
    title: fillPlaces(words.held, { ...at }),
    text: fillPlaces(words.heldText, { ...at }),
    link: '/schedule/live',
  };
}

/** The notice that somebody’s PIN was locked, in a language. */
export function writePinLocked(at: AtTablet, language: Language): NoticeText {
  const words = clockWords(language);
  return {
    title: fillPlaces(words.pinLocked, { ...at }),
    text: fillPlaces(words.pinLockedText, { ...at }),
    link: '/settings/kiosks',
  };
}
