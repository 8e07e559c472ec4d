import { callKey, useCall } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { ErrorState } from '@hearth/ui/error-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { SkeletonRows } from '@hearth/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import * as contract from '../../contract/endpoints.ts';
import { AvailabilityExceptions } from '../components/availability-exceptions.tsx';
import { NativeSelect } from '../components/native-select.tsx';
import { UsualWeek } from '../components/usual-week.tsx';
import { useWords } from '../components/use-words.ts';
import { useOwnDayWords } from '../components/own-days/words.ts';

/** When an employee can work: the usual week, and single days that differ. */
export function Component() {
  const { t, problem } = useWords();
  const own = useOwnDayWords();
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, error, isPending, refetch } = useCall(contract.getMyAvailability, {});
  const employments = data?.employments ?? [];
  const employment = employments.find((one) => one.employee_id === chosen) ?? employments[0];
  const readAgain = (): void => void cache.invalidateQueries({ queryKey: callKey(contract.getMyAvailability) });
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <PageTitle>{own('avail.title')}</PageTitle>
      <PageHeader title={own('avail.title')} note={own('avail.note')} />
      {isPending && <SkeletonRows rows={8} />}
      {error !== null && data === undefined && (
        <ErrorState title={t('failed')} action={<Button onClick={() => void refetch()}>{t('again')}</Button>}>
          {problem(error)}
        </ErrorState>
      )}
      {data !== undefined && employment === undefined && (
        <Card>
          <EmptyState icon={<Icon of={Clock} size={24} />} title={own('avail.none')}>
            {own('avail.noneNote')}
          </EmptyState>
        </Card>
      )}
      {employments.length > 1 && employment !== undefined && (
        <NativeSelect
          label={own('avail.where')}
          value={employment.employee_id}
          onChange={setChosen}
          options={employments.map((one) => ({ id: one.employee_id, label: one.location.name }))}
        />
      )}
      {employment !== undefined && (
        <>
          <UsualWeek key={`week-${employment.employee_id}`} employment={employment} onSaved={readAgain} />
          <AvailabilityExceptions key={employment.employee_id} employment={employment} onChanged={readAgain} />
        </>
      )}
    </div>
  );
}
