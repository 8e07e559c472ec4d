import { Resource } from '@hearth/ui/resource';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { EmptyState } from '@hearth/ui/empty-state';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { rankLocations } from '../../contract/endpoints.ts';
import { Reader } from '../components/reader.tsx';
import { describeDay, describeOverview } from '../spoken.ts';
import { useDay } from '../use-day.ts';
import { useDashboardPhrases } from '../words.ts';

/** The day of the brand in view, read aloud. */
export function Component() {
  const { t } = useDashboardPhrases();
  const brand = useBrand();
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5">
      <PageTitle>{t('menu.aloud')}</PageTitle>
      <PageHeader title={t('aloud.title')} note={brand.name} />
      {brand.type === 'LOCATION' ? (
        <OfLocation key={brand.id} />
      ) : hasPermission(brand, 'VIEW_HALO_DASHBOARD') ? (
        <OfMany key={brand.id} />
      ) : (
        <EmptyState title={t('above.title')}>{t('above.text')}</EmptyState>
      )}
    </div>
  );
}

function OfLocation() {
  const words = useDashboardPhrases();
  return (
    <Resource of={useDay(useBrand().id)}>
      {(day) => <Reader title={words.t('aloud.title')} lines={describeDay(day, words)} />}
    </Resource>
  );
}

function OfMany() {
  const words = useDashboardPhrases();
  const brand = useBrand();
  const ranked = useCall(rankLocations, { params: { id: brand.id }, query: { limit: '3' } });
  return (
    <Resource of={ranked}>
      {(data) => <Reader title={words.t('aloud.title')} lines={describeOverview(brand.name, data, words)} />}
    </Resource>
  );
}
