import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { useFormat } from '@hearth/i18n/use-format';
import { Button, IconButton } from '@hearth/ui/button';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { Icon } from '@hearth/ui/icon';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removeStaffingNeed } from '../../../contract/staffing-need-endpoints.ts';
import type { StaffingNeed } from '../../../contract/staffing-need-schemas.ts';
import { useStaffingNeedWords, useWeekdays } from './words.ts';

type RowProps = {
  readonly staffingNeed: StaffingNeed;
  readonly positionName: string;
  readonly onOpen: () => void;
};

/** One of the staffing needs, with the way to change it and to remove it after a question. */
export function StaffingNeedRow({ staffingNeed: item, positionName, onOpen }: RowProps) {
  const { t, problem } = useStaffingNeedWords();
  const format = useFormat();
  const weekdays = useWeekdays();
  const brand = useBrand();
  const [isAsking, setAsking] = useState(false);
  const remove = useSend(removeStaffingNeed);
  const days =
    item.weekdays.length === 7
      ? t('daily')
      : format.list(weekdays.filter(({ number }) => item.weekdays.includes(number)).map(({ short }) => short));
  const name = t('need', { position: positionName, count: item.heads });
  const dates =
    item.valid_until === null
      ? t('since', { date: format.date(item.valid_from) })
      : format.dateRange(item.valid_from, item.valid_until);
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-bold">{name}</p>
        <p className="text-dense text-ink-2">
          {days} · {format.timeRange(item.start, item.end)} · {dates}
        </p>
      </div>
      <Button size="sm" aria-label={t('editNamed', { name })} onClick={onOpen}>
        {t('edit')}
      </Button>
      <IconButton label={t('removeNamed', { name })} icon={<Icon of={Trash2} />} onClick={() => setAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          title={t('removeTitle')}
          confirm={t('remove')}
          keep={t('cancel')}
          closeLabel={t('close')}
          busy={remove.isPending}
          problem={remove.isError ? problem(remove.error) : null}
          onConfirm={() => remove.mutate({ params: { id: brand.id, staffing_need_id: item.id } })}
          onClose={() => setAsking(false)}
        >
          {t('removeText', { name })}
        </ConfirmDialog>
      )}
    </li>
  );
}
