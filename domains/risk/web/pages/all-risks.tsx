import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { getReportSettings } from '@hearth/domains/core/contract';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { ErrorState } from '@hearth/ui/error-state';
import { Icon } from '@hearth/ui/icon';
import { PageTitle } from '@hearth/ui/page-title';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { Lock } from 'lucide-react';
import { useWords } from '../words.ts';
import { Component as Risks } from './risks.tsx';

/** The same over a whole group: only where reports may be filtered by all levels. */
export function Component() {
  const { t } = useWords();
  const brand = useBrand();
  const { data, isError, refetch } = useCall(getReportSettings, { params: { id: brand.id } });
  if (data === undefined)
    return isError ? (
      <ErrorState title={t('failed')} action={<Button onClick={() => void refetch()}>{t('again')}</Button>} />
    ) : (
      <Loading label={t('loading')}>
        <SkeletonRows rows={8} />
      </Loading>
    );
  if (data.location_filter_type === 'ALL_LEVELS') return <Risks />;
  return (
    <>
      <PageTitle>{t('menu.risks')}</PageTitle>
      <EmptyState icon={<Icon of={Lock} size={24} />} title={t('levels.title')}>
        {t('levels.text')}
      </EmptyState>
    </>
  );
}
