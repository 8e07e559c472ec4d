import { mayDo, useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { ErrorState } from '@hearth/ui/error-state';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { rankLocations } from '../../contract/endpoints.ts';
import { Reader } from '../components/reader.tsx';
import { tellDay, tellOverview } from '../spoken.ts';
import { useDay } from '../use-day.ts';
import { useWords } from '../words.ts';

/** The day of the brand in view, read aloud. */
export function Component() {
  const { t } = useWords();
  const brand = useBrand();
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5">
      <PageTitle>{t('menu.aloud')}</PageTitle>
      <PageHeader title={t('aloud.title')} note={brand.name} />
      {brand.type === 'LOCATION' ? (
        <OfLocation key={brand.id} />
      ) : mayDo(brand, 'VIEW_HALO_DASHBOARD') ? (
        <OfMany key={brand.id} />
      ) : (
        <EmptyState title={t('above.title')}>{t('above.text')}</EmptyState>
      )}
    </div>
  );
}

function OfLocation() {
  const words = useWords();
  const { data, isError, refetch } = useDay(useBrand().id);
  if (data === undefined) return <NotThere failed={isError} again={() => void refetch()} />;
  return <Reader title={words.t('aloud.title')} lines={tellDay(data, words)} />;
}

function OfMany() {
  const words = useWords();
  const brand = useBrand();
  const { data, isError, refetch } = useCall(rankLocations, { params: { id: brand.id }, query: { limit: '3' } });
  if (data === undefined) return <NotThere failed={isError} again={() => void refetch()} />;
  return <Reader title={words.t('aloud.title')} lines={tellOverview(brand.name, data, words)} />;
}

function NotThere({ failed, again }: { failed: boolean; again: () => void }) {
  const { t } = useWords();
  if (failed) return <ErrorState title={t('failed')} action={<Button onClick={again}>{t('again')}</Button>} />;
  return (
    <Loading label={t('loading')}>
      <SkeletonRows rows={6} />
    </Loading>
  );
}
