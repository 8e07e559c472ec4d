import { useIsFilled, Slot } from '@hearth/client/slots';
import { hasPermission, useBrand } from '@hearth/client/person';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { SkeletonText } from '@hearth/ui/skeleton';
import { Tabs } from '@hearth/ui/tabs';
import { ChevronLeft } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { getEmployment, listEmploymentEvents } from '../../contract/employment-endpoints.ts';
import { getEmployee } from '../../contract/endpoints.ts';
import { EMPLOYEE_CHANGED } from '../../contract/events.ts';
import type { Employee } from '../../contract/schemas.ts';
import { useEmployee } from '../api.ts';
import { EmployeeDetails } from '../components/employee-details.tsx';
import { EmployeeDialog } from '../components/employee-dialog.tsx';
import { EmploymentTab } from '../components/employment/employment-tab.tsx';
import { useEmploymentWords } from '../components/employment/words.ts';
import { EMPLOYEE_MESSAGES, EMPLOYEE_QUALIFICATIONS, EMPLOYEE_TIME_OFF } from '../slots.ts';
import { fullName, useTeamPhrases } from '../words.ts';

const RecordTab = lazy(async () => ({ default: (await import('../components/employment/record-tab.tsx')).RecordTab }));

/** Everything about one person of the team, part by part. The tab is in the address. */
export function Component() {
  const { t } = useEmploymentWords();
  const { problem } = useTeamPhrases();
  const { employeeId = '' } = useParams();
  const read = useEmployee(employeeId);
  useReadAgainOn([EMPLOYEE_CHANGED], [getEmployee, getEmployment, listEmploymentEvents]);
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      <Link
        to="/team"
        className={`${TEXT_LINK} inline-flex min-h-6 items-center gap-1 justify-self-start phone:min-h-11`}
      >
        <Icon of={ChevronLeft} size={16} directional />
        {t('back')}
      </Link>
      <Resource of={read} problem={problem} loading={<SkeletonText lines={10} />}>
        {(employee) => <Person employee={employee} />}
      </Resource>
    </div>
  );
}

function Person({ employee }: { readonly employee: Employee }) {
  const { t } = useEmploymentWords();
  const team = useTeamPhrases();
  const brand = useBrand();
  const [entries, setEntries] = useSearchParams();
  const [editing, setEditing] = useState(false);
  const filled = [
    {
      id: 'qualifications',
      label: t('tabs.qualifications'),
      slot: EMPLOYEE_QUALIFICATIONS,
      is: useIsFilled(EMPLOYEE_QUALIFICATIONS),
    },
    { id: 'time-off', label: t('tabs.timeOff'), slot: EMPLOYEE_TIME_OFF, is: useIsFilled(EMPLOYEE_TIME_OFF) },
    { id: 'messages', label: t('tabs.messages'), slot: EMPLOYEE_MESSAGES, is: useIsFilled(EMPLOYEE_MESSAGES) },
  ].filter(({ is }) => is);
  const tabs = [
    {
      id: 'overview',
      label: t('tabs.overview'),
      panel: (
        <div className="grid gap-4">
          {hasPermission(brand, 'MANAGE_TEAM') && (
            <Button className="justify-self-start" onClick={() => setEditing(true)}>
              {team.t('detail.edit')}
            </Button>
          )}
          <EmployeeDetails employee={employee} />
        </div>
      ),
    },
    { id: 'employment', label: t('tabs.employment'), panel: <EmploymentTab employee={employee} /> },
    ...filled.map(({ id, label, slot }) => ({
      id,
      label,
      panel: <Slot of={slot} with={{ employeeId: employee.id }} fallback={<SkeletonText lines={4} />} />,
    })),
    {
      id: 'record',
      label: t('tabs.record'),
      panel: (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <RecordTab employeeId={employee.id} />
        </Suspense>
      ),
    },
  ];
  const wanted = entries.get('tab');
  const open = tabs.some(({ id }) => id === wanted) ? (wanted ?? 'overview') : 'overview';
  return (
    <>
      <PageTitle>{fullName(employee)}</PageTitle>
      <h1 className="text-2xl font-bold [overflow-wrap:anywhere]">
        <bdi>{fullName(employee)}</bdi>
      </h1>
      <Tabs
        label={t('tabs.label')}
        tabs={tabs}
        value={open}
        onChange={(tab) => setEntries(tab === 'overview' ? {} : { tab }, { replace: true, preventScrollReset: true })}
      />
      {editing && <EmployeeDialog employee={employee} onClose={() => setEditing(false)} />}
    </>
  );
}
