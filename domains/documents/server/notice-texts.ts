import { fillPlaces } from '@hearth/domains/identity/service';
import type { NoticeText } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
import { formatDay } from '@hearth/kit/text/written-dates';
import type { DocumentStanding } from '../contract/schemas.ts';
import type { DocumentRow } from './queries/document.ts';
import { documentWords } from './words.ts';

const MINE = '/my/documents';
const LIST = '/team/documents';

/** Before a document ends, or once it has. */
export function writeReminder(
  {
    name,
    valid_until: ends,
    employee_sends: isSent,
  }: { readonly name: string; readonly valid_until: string; readonly employee_sends: boolean },
  isOver: boolean,
  language: Language,
): NoticeText {
  const { notices: words } = documentWords(language);
  const places = { name, date: formatDay(language, ends) };
  const text = isOver
    ? isSent
      ? words.expiredText
      : words.expiredAddedText
    : isSent
      ? words.expiringText
      : words.expiringAddedText;
  return {
    title: fillPlaces(isOver ? words.expired : words.expiring, places),
    text: fillPlaces(text, places),
    link: MINE,
  };
}

/** What became of what somebody has sent, or of what was accepted. */
export function writeDecided(row: DocumentRow, language: Language): NoticeText {
  const { notices: words } = documentWords(language);
  const say = (phrase: string, date = ''): string => fillPlaces(phrase, { name: row.name, date });
  if (row.state === 'REMOVED') return { title: say(words.removed), text: row.reason, link: MINE };
  if (row.state === 'REJECTED')
    return { title: say(words.rejected), text: `${row.reason}\n${words.rejectedText}`, link: MINE };
  const until = row.valid_until === null ? '' : `\n${say(words.acceptedUntil, formatDay(language, row.valid_until))}`;
  return { title: say(words.accepted), text: `${words.acceptedText}${until}`, link: MINE };
}

/** That somebody has sent a document to review. */
export function writeWaiting(
  row: Pick<DocumentRow, 'name'>,
  person: { readonly name: string; readonly location_name: string },
  language: Language,
): NoticeText {
  const { notices: words } = documentWords(language);
  return {
    title: fillPlaces(words.waiting, { name: row.name }),
    text: `${fillPlaces(words.waitingText, { person: person.name })}\n${person.location_name}`,
    link: `${LIST}?show=WAITING`,
  };
}

/** That a manager asks for a document. */
export function writeAsked(type: { readonly name: string; readonly hint: string }, language: Language): NoticeText {
  const { notices: words } = documentWords(language);
  return {
    title: fillPlaces(words.asked, { name: type.name }),
    text: type.hint === '' ? words.askedText : `${words.askedText}\n${type.hint}`,
    link: MINE,
  };
}

/** How many lines need something, at one or more locations. */
export interface SummaryFigures {
  readonly places: readonly string[];
  readonly counts: Readonly<Record<Exclude<DocumentStanding, 'VALID'>, number>>;
}

/** The weekly summary of one or more locations: what there is none of is left out. */
export function writeSummary({ places, counts }: SummaryFigures, language: Language): NoticeText {
  const { notices: words } = documentWords(language);
  const line = (phrase: string, count: number): string[] =>
    count === 0 ? [] : [fillPlaces(phrase, { number: String(count) })];
  const [place = ''] = places;
  return {
    title:
      places.length === 1
        ? fillPlaces(words.summary, { place })
        : fillPlaces(words.summaryMany, { number: String(places.length) }),
    text: [
      ...line(words.missingCount, counts.MISSING),
      ...line(words.expiredCount, counts.EXPIRED),
      ...line(words.waitingCount, counts.WAITING),
      ...line(words.expiringCount, counts.EXPIRING),
    ].join('\n'),
    link: LIST,
  };
}

/** How a bundle ended. */
export type BundleEnd = 'READY' | 'FAILED' | 'NO_ROOM';

/** That a bundle of somebody's documents is ready, or could not be made. */
export function writeBundleEnded(
  person: { readonly id: string; readonly name: string },
  end: BundleEnd,
  language: Language,
): NoticeText {
  const { notices: words } = documentWords(language);
  return {
    title: fillPlaces(end === 'READY' ? words.bundle : words.bundleFailed, { person: person.name }),
    text: { READY: words.bundleText, FAILED: words.bundleFailedText, NO_ROOM: words.bundleFullText }[end],
    link: `/team?person=${person.id}`,
  };
}
