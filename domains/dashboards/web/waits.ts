import type { Figure, LocationDay } from '../contract/schemas.ts';
import type { LocalizedPhrases } from './words.ts';

/** One kind of thing that waits at a location, and where it is dealt with. */
export interface PendingItem {
  readonly kind: Figure | 'gaps_ahead';
  readonly count: number;
  readonly to: string;
}

const SCHEDULE = '/schedule';
const HIRING = '/dashboard/hiring?view=list';

/** The pending items of a day, most urgent first, without finished and hidden ones. */
export function pendingItems(day: LocationDay): readonly PendingItem[] {
  const { schedule, candidates, time_off: timeOff } = day;
  const shifts = schedule?.shifts ?? [];
  const at = (date: string | undefined): string => (date === undefined ? SCHEDULE : `${SCHEDULE}?date=${date}`);
  const all: readonly PendingItem[] = [
    {
      kind: 'gaps',
      count: shifts.filter(({ holder }) => holder === null).length,
      to: `${SCHEDULE}?date=${day.date}&view=day&open`,
    },
    { kind: 'away', count: shifts.filter(({ away }) => away).length, to: `${SCHEDULE}?date=${day.date}&view=day` },
    { kind: 'late', count: candidates?.late ?? 0, to: `${HIRING}&waits=late` },
    { kind: 'time_off', count: timeOff?.total ?? 0, to: `${SCHEDULE}/time-off` },
    { kind: 'hidden', count: schedule?.hidden?.shifts ?? 0, to: at(schedule?.hidden?.week) },
    {
      kind: 'gaps_ahead',
      count: schedule?.gaps_ahead ?? 0,
      to: `${SCHEDULE}?date=${schedule?.first_gap ?? day.date}&open`,
    },
    { kind: 'waiting', count: (candidates?.waiting ?? 0) - (candidates?.late ?? 0), to: `${HIRING}&waits=in_time` },
    { kind: 'unread', count: day.unread ?? 0, to: '/messages' },
  ];
  return all.filter(({ count }) => count > 0);
}

/** The label of a pending item; unpublished shifts name their week. */
export function pendingLabel(
  kind: PendingItem['kind'],
  day: LocationDay,
  { t, format }: Pick<LocalizedPhrases, 't' | 'format'>,
): string {
  const week = day.schedule?.hidden?.week;
  if (kind === 'hidden' && week !== undefined) return t('day.hiddenWeek', { week: format.date(week, 'short') });
  return t(`figures.${kind}`);
}
