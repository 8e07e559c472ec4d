import { FirstLocation, useLacksLocation } from '@hearth/domains/core/widgets';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { Tabs } from '@hearth/ui/tabs';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { LineList } from '../components/line-list.tsx';
import { useWords } from '../words.ts';

/** What is set up once; most visits look at the people. */
const Types = lazy(async () => ({ default: (await import('../components/types.tsx')).Types }));

const TABS = ['people', 'types'] as const;

/** What people lack and have, and the types there are; `?tab=` opens one of them. */
export function Component() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  if (useLacksLocation()) return <FirstLocation page={t('title')} />;
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'people';
  const show = (id: string): void => setSearch(id === 'people' ? {} : { tab: id }, { replace: true });
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} />
      <Tabs
        label={t('title')}
        value={tab}
        onChange={show}
        tabs={[
          { id: 'people', label: t('people.tab'), panel: <LineList onSetUp={() => show('types')} /> },
          {
            id: 'types',
            label: t('types.tab'),
            panel: (
              <Suspense fallback={<SkeletonRows rows={5} />}>
                <Types />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}
