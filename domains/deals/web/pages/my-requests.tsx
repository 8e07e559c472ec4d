import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Tabs } from '@hearth/ui/tabs';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Link, useSearchParams } from 'react-router';
import { MyRequests } from '../components/my-requests.tsx';
import { OpenShifts } from '../components/open-shifts.tsx';
import { useDealWords } from '../words.ts';

/** Open shifts to claim, and the signed-in person's requests; `?show=open` opens the former. */
export function Component() {
  const { t } = useDealWords();
  const [search, setSearch] = useSearchParams();
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader
        title={t('title')}
        above={
          <Link to="/my/shifts" className={`${TEXT_LINK} inline-flex min-h-8 items-center phone:min-h-11`}>
            {t('mine.shifts')}
          </Link>
        }
      />
      <Tabs
        label={t('title')}
        value={search.get('show') === 'open' ? 'open' : 'mine'}
        onChange={(id) => setSearch(id === 'open' ? { show: 'open' } : {}, { replace: true })}
        tabs={[
          { id: 'mine', label: t('mine.title'), panel: <MyRequests /> },
          { id: 'open', label: t('open.tab'), panel: <OpenShifts /> },
        ]}
      />
    </div>
  );
}
