import { Badge } from '@hearth/ui/badge';
import { Card } from '@hearth/ui/card';
import type { SurveyResults } from '../../contract/schemas.ts';
import { useSurveyPhrases } from '../words.ts';

/** The locations with their newest week, the lowest first, with how many chose what. */
export function LocationResults({ locations, total }: { locations: SurveyResults['locations']; total: number }) {
  const { t, format } = useSurveyPhrases();
  const one = (average: number): string => format.number(average, { minimumFractionDigits: 1 });
  return (
    <Card flush title={t('locations.title')} note={format.number(total)}>
      <ul className="divide-y divide-line">
        {locations.map(({ location, week, average, before, answers, scores }) => (
          <li key={location.id} className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <span className="min-w-10 text-xl font-bold tabular-nums">{one(average)}</span>
            <span className="min-w-0 flex-1 basis-48">
              <span className="flex font-bold">
                <bdi className="truncate">{location.name}</bdi>
              </span>
              <span className="text-sm text-ink-2">
                {t('locations.week', { week: format.date(week, 'short'), answers: format.number(answers) })}
              </span>
            </span>
            {before !== null && before !== average && (
              <Badge tone={average < before ? 'bad' : 'ok'}>{t('locations.before', { average: one(before) })}</Badge>
            )}
            <ol aria-label={t('locations.choices')} className="flex gap-1.5">
              {scores.map((count, index) => (
                <li key={CHOICES[index]}>
                  <Badge>
                    {t('locations.choice', {
                      choice: t(`scores.${CHOICES[index] ?? 1}`),
                      count: format.number(count),
                    })}
                  </Badge>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const CHOICES = [1, 2, 3, 4, 5] as const;
