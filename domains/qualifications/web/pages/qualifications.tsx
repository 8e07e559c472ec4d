import { FirstLocation, useLacksLocation } from '@hearth/domains/core/widgets';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Tabs } from '@hearth/ui/tabs';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { StandingList } from '../components/standing-list.tsx';
import { useWords } from '../words.ts';

/** What is set up once; most visits look at the people. */
const Catalogue = lazy(async () => ({ default: (await import('../components/catalogue.tsx')).Catalogue }));
const Demands = lazy(async () => ({ default: (await import('../components/demands.tsx')).Demands }));

const TABS = ['people', 'catalogue', 'demands'] as const;

/** How people stand, what there is, and what positions require; `?tab=` opens one of them. */
export function Component() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  if (useLacksLocation()) return <FirstLocation page={t('title')} />;
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'people';
  const later = (panel: ReactNode): ReactNode => <Suspense fallback={<SkeletonRows rows={5} />}>{panel}</Suspense>;
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
          { id: 'people', label: t('people.tab'), panel: <StandingList onSetUp={() => show('catalogue')} /> },
          { id: 'catalogue', label: t('catalogue.tab'), panel: later(<Catalogue />) },
          { id: 'demands', label: t('demands.tab'), panel: later(<Demands onSetUp={() => show('catalogue')} />) },
        ]}
      />
    </div>
  );
}
