import type { ShownDay } from '@hearth/domains/clock/slots';
import { useBrand } from '@hearth/client/person';
import { Badge } from '@hearth/ui/badge';
import { useTimesheetWords } from '../../words.ts';
import { useDayOutlook } from './use-day-outlook.ts';

/** That somebody gets into overtime today, and when; nothing for whoever does not. */
export function OvertimeMark({ employeeId, ...day }: ShownDay & { readonly employeeId: string }) {
  const { t, format } = useTimesheetWords();
  const { timeZone } = useBrand();
  const one = useDayOutlook(day, false).data?.overtime.find(({ employee_id: id }) => id === employeeId);
  if (one === undefined) return null;
  return (
    <Badge tone="warn">
      {one.starts_at === null
        ? t('live.goesOver')
        : t('live.overFrom', { time: format.instantTime(one.starts_at, timeZone) })}
    </Badge>
  );
}
