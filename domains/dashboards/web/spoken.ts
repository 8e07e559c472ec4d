import type { Figure, LocationDay, RankedLocation } from '../contract/schemas.ts';
import { FIGURES } from '../contract/schemas.ts';
import { pendingLabel, pendingItems } from './waits.ts';
import type { LocalizedPhrases } from './words.ts';

type SpokenPhrases = Pick<LocalizedPhrases, 't' | 'format'>;

/** The maximum number of names read aloud. */
const NAMES_READ = 6;
const WORST = 3;

/** The day of a location as sentences to be read aloud: pending work first, then who works. */
export function describeDay(day: LocationDay, words: SpokenPhrases): readonly string[] {
  const { t, format } = words;
  const shifts = day.schedule?.shifts ?? [];
  const working = shifts.flatMap(({ holder, phase, away }) =>
    holder !== null && phase === 'now' && !away ? [`${holder.first_name} ${holder.last_name}`] : [],
  );
  const waits = pendingItems(day);
  const longest = day.candidates?.longest[0];
  return [
    t('aloud.begin', { place: day.location.name, date: format.date(day.date, 'full') }),
    ...(waits.length === 0 ? [t('aloud.calm')] : []),
    ...waits.map(({ kind, count }) =>
      t('aloud.figure', { figure: pendingLabel(kind, day, words), count: format.number(count) }),
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
            count: working.length > NAMES_READ ? format.number(working.length) : format.list(working),
          }),
        ]),
    t('aloud.end'),
  ];
}

/** The overview of many locations as sentences: the sums, then the most urgent locations. */
export function describeOverview(
  place: string,
  { sums, locations }: { sums: Readonly<Record<Figure, number | null>>; locations: readonly RankedLocation[] },
  { t, format }: SpokenPhrases,
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
