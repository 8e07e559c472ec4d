import { Resource } from '@hearth/ui/resource';
import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import * as contract from '../../contract/endpoints.ts';
import { AVAILABILITY_DECIDED } from '../../contract/events.ts';
import { AvailabilityExceptions } from '../components/availability/availability-exceptions.tsx';
import { OwnChanges } from '../components/availability/own-changes.tsx';
import { NativeSelect } from '../components/native-select.tsx';
import { UsualWeek } from '../components/availability/usual-week.tsx';
import { useSchedulingPhrases } from '../components/use-scheduling-phrases.ts';
import { useOwnDayPhrases } from '../components/own-days/phrases.ts';

/** The employee's availability: the usual week, and exceptions for single days. */
export function Component() {
  const { t, problem } = useSchedulingPhrases();
  const own = useOwnDayPhrases();
  const [chosen, setChosen] = useState<string | null>(null);
  const availability = useCall(contract.getMyAvailability, {});
  useReadAgainOn([AVAILABILITY_DECIDED], [contract.getMyAvailability]);
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <PageTitle>{own('avail.title')}</PageTitle>
      <PageHeader title={own('avail.title')} note={own('avail.note')} />
      <Resource of={availability} rows={8} failed={t('failed')} problem={problem}>
        {({ employments }) => {
          const employment = employments.find((one) => one.employee_id === chosen) ?? employments[0];
          if (employment === undefined)
            return (
              <Card>
                <EmptyState icon={<Icon of={Clock} size={24} />} title={own('avail.none')}>
                  {own('avail.noneNote')}
                </EmptyState>
              </Card>
            );
          return (
            <>
              {employments.length > 1 && (
                <NativeSelect
                  label={own('avail.where')}
                  value={employment.employee_id}
                  onChange={setChosen}
                  options={employments.map((one) => ({ id: one.employee_id, label: one.location.name }))}
                />
              )}
              <OwnChanges changes={employment.changes} />
              <UsualWeek key={`week-${employment.employee_id}`} employment={employment} />
              <AvailabilityExceptions key={employment.employee_id} employment={employment} />
            </>
          );
        }}
      </Resource>
    </div>
  );
}
