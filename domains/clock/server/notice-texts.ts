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

/** The notice that a manager gave somebody a new PIN for shared clocks, in a language. */
export function writePinReset(manager: string, language: Language): NoticeText {
  const words = clockWords(language);
  return { title: fillPlaces(words.pinReset, { manager }), text: words.pinResetText, link: '/my/hours' };
}
