import { hasPermission, useBrand } from '@hearth/client/person';
import { FirstLocation, useLacksLocation } from '@hearth/domains/core/widgets';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { Tabs } from '@hearth/ui/tabs';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Board } from '../components/board.tsx';
import { useWords } from '../words.ts';

/** Set up once; most visits look at the people. */
const Templates = lazy(async () => ({ default: (await import('../components/templates.tsx')).Templates }));

/** How far new hires are, and the templates; `?tab=templates` opens those. */
export function Component() {
  const { t } = useWords();
  const brand = useBrand();
  const [search, setSearch] = useSearchParams();
  if (useLacksLocation()) return <FirstLocation page={t('title')} />;
  const maySet = hasPermission(brand, 'MANAGE_BRAND');
  const setUp = (): void => setSearch({ tab: 'templates' }, { replace: true });
  const people = <Board onSetUp={maySet ? setUp : undefined} />;
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} />
      {maySet ? (
        <Tabs
          label={t('title')}
          value={search.get('tab') === 'templates' ? 'templates' : 'people'}
          onChange={(id) => setSearch(id === 'people' ? {} : { tab: id }, { replace: true })}
          tabs={[
            { id: 'people', label: t('tabs.people'), panel: people },
            {
              id: 'templates',
              label: t('tabs.templates'),
              panel: (
                <Suspense fallback={<SkeletonRows rows={5} />}>
                  <Templates />
                </Suspense>
              ),
            },
          ]}
        />
      ) : (
        people
      )}
    </div>
  );
}
