import { fillPlaces } from '@hearth/domains/identity/service';
import type { NoticeText } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
import { formatDay } from '@hearth/kit/text/written-dates';
import type { CaseRow } from './queries/work-case.ts';
import { eligibilityWords } from './words.ts';

const MINE = '/my/right-to-work';
const pageOf = (row: Pick<CaseRow, 'id'>): string => `/team/right-to-work?case=${row.id}`;

/** What the employee is asked for, and by when. */
export function writeAsked(row: CaseRow, language: Language): NoticeText {
  const { notices: words } = eligibilityWords(language);
  const by = row.round === 1 ? (row.statement_by ?? row.check_by) : (row.valid_until ?? row.check_by);
  return {
    title: fillPlaces(row.round === 1 ? words.asked : words.askedAgain, { place: row.location_name }),
    text: fillPlaces(words.askedText, { date: formatDay(language, by) }),
    link: MINE,
  };
}

/** What became of it. */
export function writeDecided(row: CaseRow, language: Language): NoticeText {
  const { notices: words } = eligibilityWords(language);
  if (row.state === 'CONFIRMED') {
    const until = row.valid_until;
    const text = until === null ? '' : fillPlaces(words.confirmedUntil, { date: formatDay(language, until) });
    return {
      title: words.confirmed,
      text: text === '' ? words.confirmedText : `${words.confirmedText}\n${text}`,
      link: MINE,
    };
  }
  if (row.state === 'NOT_NEEDED') return { title: words.notNeeded, text: words.notNeededText, link: MINE };
  return { title: words.sentBack, text: `${row.reason}\n${words.sentBackText}`, link: MINE };
}

/** That somebody’s authorisation ends, or has ended, for themselves. */
export function writeExpiring(
  row: CaseRow & { readonly valid_until: string },
  isOver: boolean,
  language: Language,
): NoticeText {
  const { notices: words } = eligibilityWords(language);
  const places = { date: formatDay(language, row.valid_until) };
  return {
    title: fillPlaces(isOver ? words.expired : words.expiring, places),
    text: fillPlaces(isOver ? words.expiredText : words.expiringText, places),
    link: MINE,
  };
}

/** That somebody has sent what is to be checked. */
export function writeWaiting(row: CaseRow, language: Language): NoticeText {
  const { notices: words } = eligibilityWords(language);
  const places = { person: row.employee_name, place: row.location_name };
  return { title: fillPlaces(words.waiting, places), text: fillPlaces(words.waitingText, places), link: pageOf(row) };
}

/** What of the managers is due, or late: a first check, or another before an authorisation ends. */
export function writeDue(
  row: CaseRow,
  due: { readonly about: 'CHECK' | 'FOLLOW_UP'; readonly on: string; readonly isLate: boolean },
  language: Language,
): NoticeText {
  const { notices: words } = eligibilityWords(language);
  const places = { person: row.employee_name, place: row.location_name, date: formatDay(language, due.on) };
  const [title, text] =
    due.about === 'CHECK'
      ? due.isLate
        ? [words.checkLate, words.checkLateText]
        : [words.checkDue, words.checkDueText]
      : due.isLate
        ? [words.ended, words.endedText]
        : [words.ending, words.endingText];
  return { title: fillPlaces(title, places), text: fillPlaces(text, places), link: pageOf(row) };
}
