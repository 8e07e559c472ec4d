import { Plus, QrCode, Upload } from 'lucide-react';
import { hasPermission, useBrand } from '@hearth/client/person';
import { FirstLocation, useLacksLocation } from '@hearth/domains/core/widgets';
import { ExportMenu } from '@hearth/domains/exports/widgets';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { PagedList } from '@hearth/ui/resource';
import { useFormat } from '@hearth/i18n/use-format';
import { lazy, Suspense, useDeferredValue } from 'react';
import { Link } from 'react-router';
import { exportEmployees } from '../../contract/endpoints.ts';
import { useEmployees, useTeamNews } from '../api.ts';
import type { TeamFilter } from '../api.ts';
import { People } from '../components/people.tsx';
import { TeamEmpty } from '../components/team-empty.tsx';
import { TeamFilters } from '../components/team-filters.tsx';
import type { TeamAddress } from '../use-team-address.ts';
import { useTeamAddress } from '../use-team-address.ts';
import { useTeamPhrases } from '../words.ts';

/** Most teams have nobody to invite: it comes once the people are there. */
const InviteAll = lazy(() => import('../components/invitation/invite-all.tsx'));
/** Forms, calendars and menus come with what is opened. */
const EmployeeDrawer = lazy(async () => ({
  default: (await import('../components/employee-drawer.tsx')).EmployeeDrawer,
}));
const EmployeeDialog = lazy(async () => ({
  default: (await import('../components/employee-dialog.tsx')).EmployeeDialog,
}));

/** The people of the brand in view and below. */
export function Component() {
  const { t } = useTeamPhrases();
  const brand = useBrand();
  const address = useTeamAddress();
  const { adding, employeeId, change } = address;
  const mayAdd = hasPermission(brand, 'MANAGE_TEAM');
  useTeamNews();
  if (useLacksLocation()) return <FirstLocation page={t('page.title')} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('page.title')}</PageTitle>
      <PageHeader
        title={t('page.title')}
        actions={
          <>
            <ExportMenu
              endpoint={exportEmployees}
              brandId={brand.id}
              filter={toFilter(address, address.search.trim())}
            />
            {hasPermission(brand, 'IMPORT_DATA') && (
              <Link to="/settings/imports/new?kind=EMPLOYEES" className={linkButtonLook()}>
                <Icon of={Upload} />
                {t('page.import')}
              </Link>
            )}
            {mayAdd && (
              <Link to="/team/cards" className={linkButtonLook()}>
                <Icon of={QrCode} />
                {t('page.cards')}
              </Link>
            )}
            {mayAdd && (
              <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => change({ add: 'person' }, true)}>
                {t('page.add')}
              </Button>
            )}
          </>
        }
      />
      {mayAdd && (
        <Suspense fallback={null}>
          <InviteAll />
        </Suspense>
      )}
      <Found address={address} />
      <Suspense fallback={null}>
        {employeeId !== '' && (
          <EmployeeDrawer key={employeeId} employeeId={employeeId} onClose={() => change({ person: '' })} />
        )}
        {adding && mayAdd && <EmployeeDialog onClose={() => change({ add: '' })} />}
      </Suspense>
    </div>
  );
}

/** The filters of the list, as its call and its export take them. */
function toFilter({ status, positionId }: TeamAddress, search: string): TeamFilter {
  return {
    ...(search === '' ? {} : { search }),
    ...(status === 'ALL' ? {} : { status }),
    ...(positionId === '' ? {} : { position_id: positionId }),
  };
}

function Found({ address }: { address: TeamAddress }) {
  const { t, problem } = useTeamPhrases();
  const { number } = useFormat();
  const { status, positionId, employeeId, change } = address;
  const search = useDeferredValue(address.search.trim());
  const found = useEmployees(toFilter(address, search));
  const total = found.data?.pages[0]?.total ?? 0;
  const unfiltered = search === '' && positionId === '';
  const beginning = found.data !== undefined && total === 0 && unfiltered && status === 'ALL';
  return (
    <>
      {!beginning && <TeamFilters address={address} busy={found.isPlaceholderData} />}
      {found.isRefetchError && (
        <Alert tone="bad" action={<Button onClick={() => void found.refetch()}>{t('again')}</Button>}>
          {problem(found.error)}
        </Alert>
      )}
      <p role="status" className="text-base text-ink-2 empty:hidden">
        {found.data !== undefined && total > 0 && t('page.note', { count: total })}
      </p>
      <PagedList
        of={found}
        items={(page) => page.employees}
        rows={8}
        failed={t('page.failed')}
        problem={problem}
        className="rounded-lg border border-line bg-surface"
        empty={<TeamEmpty address={address} />}
      >
        {(employees) => (
          <>
            <People employees={employees} chosenId={employeeId} onChoose={({ id }) => change({ person: id }, true)} />
            {found.hasNextPage && (
              <p className="mt-3 text-base text-ink-2 tabular-nums">
                {t('page.shown', { shown: number(employees.length), total: number(total) })}
              </p>
            )}
          </>
        )}
      </PagedList>
    </>
  );
}
