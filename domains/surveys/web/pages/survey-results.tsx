import { Resource } from '@hearth/ui/resource';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Card } from '@hearth/ui/card';
import { LineChart } from '@hearth/ui/charts';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { MessageCircleHeart } from 'lucide-react';
import { getSurveyResults } from '../../contract/endpoints.ts';
import type { SurveyResults } from '../../contract/schemas.ts';
import { LocationResults } from '../components/location-results.tsx';
import { useSurveyPhrases } from '../words.ts';

/** Survey results by week, and the locations with the lowest scores. */
export function Component() {
  const { t } = useSurveyPhrases();
  const brand = useBrand();
  const results = useCall(getSurveyResults, { params: { id: brand.id } });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageTitle>{t('menu.voice')}</PageTitle>
      <PageHeader title={t('title', { place: brand.name })} />
      <Alert tone="info" title={t('privacy.title')}>
        {t('privacy.text')}
      </Alert>
      <Resource
        of={results}
        isEmpty={({ weeks }) => weeks.length === 0}
        empty={
          <Card>
            <EmptyState icon={<Icon of={MessageCircleHeart} size={24} />} title={t('empty.title')}>
              {t('empty.text')}
            </EmptyState>
          </Card>
        }
      >
        {({ weeks, locations, total }) => (
          <>
            <Weeks weeks={weeks} />
            <LocationResults locations={locations} total={total} />
          </>
        )}
      </Resource>
    </div>
  );
}

function Weeks({ weeks }: { weeks: SurveyResults['weeks'] }) {
  const { t, format } = useSurveyPhrases();
  const newest = weeks.at(-1);
  if (newest === undefined) return null;
  const one = (average: number): string => format.number(average, { minimumFractionDigits: 1 });
  return (
    <Card
      title={t('weeks.title')}
      note={t('weeks.newest', {
        average: one(newest.average),
        answers: format.number(newest.answers),
        week: format.date(newest.week, 'short'),
      })}
    >
      <LineChart
        title={t('weeks.chart')}
        labels={weeks.map(({ week }) => format.date(week, 'short'))}
        series={[{ id: 'average', name: t('average'), values: weeks.map(({ average }) => average) }]}
        format={one}
        range={[1, 5]}
        // Wider, its letters would be larger than the page's.
        className="max-w-[44rem]"
      />
    </Card>
  );
}
