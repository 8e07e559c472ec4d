import { fillPlaces } from '@hearth/domains/identity/service';
import type { NoticeText } from '@hearth/domains/notices/service';
import type { Language } from '@hearth/kit/constants';
import { formatDay } from '@hearth/kit/text/written-dates';
import type { Standing } from '../contract/schemas.ts';
import type { RecordRow } from './queries/record.ts';
import { qualificationWords } from './words.ts';

const MINE = '/my/qualifications';
const LIST = '/team/qualifications';

/** Before a qualification ends, or once it has. */
export function writeReminder(
  { name, expires_on: ends }: { readonly name: string; readonly expires_on: string },
  isOver: boolean,
  language: Language,
): NoticeText {
  const { notices: words } = qualificationWords(language);
  const places = { name, date: formatDay(language, ends) };
  return {
    title: fillPlaces(isOver ? words.expired : words.expiring, places),
    text: fillPlaces(isOver ? words.expiredText : words.expiringText, places),
    link: MINE,
  };
}

/** What became of what somebody has sent, or of what was confirmed. */
export function writeDecided(row: RecordRow, language: Language): NoticeText {
  const { notices: words } = qualificationWords(language);
  const say = (phrase: string, date = ''): string => fillPlaces(phrase, { name: row.name, date });
  if (row.state === 'REMOVED') return { title: say(words.removed), text: row.reason, link: MINE };
  if (row.state === 'REFUSED')
    return { title: say(words.refused), text: `${row.reason}\n${words.refusedText}`, link: MINE };
  const until = row.expires_on === null ? '' : `\n${say(words.confirmedUntil, formatDay(language, row.expires_on))}`;
  return { title: say(words.confirmed), text: `${words.confirmedText}${until}`, link: MINE };
}

/** That somebody has sent something to review. */
export function writeWaiting(
  row: Pick<RecordRow, 'name'>,
  person: { readonly name: string; readonly location_name: string },
  language: Language,
): NoticeText {
  const { notices: words } = qualificationWords(language);
  return {
    title: fillPlaces(words.waiting, { name: row.name }),
    text: `${fillPlaces(words.waitingText, { person: person.name })}\n${person.location_name}`,
    link: `${LIST}?show=WAITING`,
  };
}

/** How many lines need something, at one or more locations. */
export interface SummaryFigures {
  readonly places: readonly string[];
  readonly counts: Readonly<Record<Exclude<Standing, 'VALID'>, number>>;
}

/** The weekly summary of one or more locations: what there is none of is left out. */
export function writeSummary({ places, counts }: SummaryFigures, language: Language): NoticeText {
  const { notices: words } = qualificationWords(language);
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
