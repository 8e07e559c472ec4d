import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Tabs } from '@hearth/ui/tabs';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Link, useSearchParams } from 'react-router';
import { MyBids } from '../components/my-bids.tsx';
import { MyRequests } from '../components/my-requests.tsx';
import { OpenShifts } from '../components/open-shifts.tsx';
import { useDealWords } from '../words.ts';

const TABS = ['mine', 'open', 'bids'] as const;

/** The signed-in person's requests, the open shifts that they can claim, and their bids; `?show=` opens one of these. */
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
        value={TABS.find((id) => id === search.get('show')) ?? 'mine'}
        onChange={(id) => setSearch(id === 'mine' ? {} : { show: id }, { replace: true })}
        tabs={[
          { id: 'mine', label: t('mine.title'), panel: <MyRequests /> },
          { id: 'open', label: t('open.tab'), panel: <OpenShifts /> },
          { id: 'bids', label: t('bids.tab'), panel: <MyBids /> },
        ]}
      />
    </div>
  );
}
