import type { Figure, LocationDay, RankedLocation } from '../contract/schemas.ts';
import { FIGURES } from '../contract/schemas.ts';
import { waitLabel, waitsOf } from './waits.ts';
import type { Words } from './words.ts';

type Telling = Pick<Words, 't' | 'format'>;

/** How many names are read out: more is a list to look at. */
const NAMES = 6;
const WORST = 3;

/** The day of a location in sentences that can be read aloud: what waits, then who works. */
export function tellDay(day: LocationDay, words: Telling): readonly string[] {
  const { t, format } = words;
  const shifts = day.schedule?.shifts ?? [];
  const working = shifts.flatMap(({ holder, phase, away }) =>
    holder !== null && phase === 'now' && !away ? [`${holder.first_name} ${holder.last_name}`] : [],
  );
  const waits = waitsOf(day);
  const longest = day.candidates?.longest[0];
  return [
    t('aloud.begin', { place: day.location.name, date: format.date(day.date, 'full') }),
    ...(waits.length === 0 ? [t('aloud.calm')] : []),
    ...waits.map(({ kind, count }) =>
      t('aloud.figure', { figure: waitLabel(kind, day, words), count: format.number(count) }),
    ),
    ...(longest === undefined
      ? []
      : [t('aloud.longest', { name: `${longest.first_name} ${longest.last_name}`, job: longest.job_title })]),
    ...(day.schedule === null
      ? []
      : [t('aloud.figure', { figure: t('day.shifts'), count: format.number(shifts.length) })]),
    ...(working.length === 0
      ? []
      : [
          t('aloud.figure', {
            figure: t('day.now'),
            count: working.length > NAMES ? format.number(working.length) : format.list(working),
          }),
        ]),
    t('aloud.end'),
  ];
}

/** What waits at many locations: the sums, then the worst of them. */
export function tellOverview(
  place: string,
  { sums, locations }: { sums: Readonly<Record<Figure, number | null>>; locations: readonly RankedLocation[] },
  { t, format }: Telling,
): readonly string[] {
  const waiting = FIGURES.filter((kind) => (sums[kind] ?? 0) > 0);
  return [
    t('aloud.overview', { place }),
    ...(waiting.length === 0 ? [t('aloud.calm')] : []),
    ...waiting.map((kind) =>
      t('aloud.figure', { figure: t(`figures.${kind}`), count: format.number(sums[kind] ?? 0) }),
    ),
    ...locations.slice(0, WORST).map(({ location, first, figures }) =>
      t('aloud.place', {
        place: location.name,
        figure: t(`figures.${first}`),
        count: format.number(figures[first] ?? 0),
      }),
    ),
    t('aloud.end'),
  ];
}
