import { useSend } from '@hearth/client/query';
import { useBrand } from '@hearth/client/person';
import { Badge } from '@hearth/ui/badge';
import { Button, IconButton } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { toasts } from '@hearth/ui/toast';
import { CalendarOff, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removeClosedDays } from '../../../contract/endpoints.ts';
import type { ClosedPeriod } from '../../../contract/schemas.ts';
import { useLeaveWords } from '../../words.ts';
import { ClosedDaysDialog } from './closed-days-dialog.tsx';

/** The closed days that hold at the place in view; its own can be edited. */
export function ClosedDaysCard({ closed }: { closed: readonly ClosedPeriod[] }) {
  const { t } = useLeaveWords();
  const [editing, setEditing] = useState<ClosedPeriod | 'new' | null>(null);
  const [removing, setRemoving] = useState<ClosedPeriod | null>(null);
  const add = (
    <Button icon={<Icon of={Plus} />} onClick={() => setEditing('new')}>
      {t('closed.add')}
    </Button>
  );
  return (
    <Card flush title={t('closed.title')} action={closed.length === 0 ? undefined : add}>
      <p className="px-4 pt-3 pb-1 text-ink-2">{t('closed.help')}</p>
      {closed.length === 0 ? (
        <EmptyState icon={<Icon of={CalendarOff} size={24} />} title={t('closed.none')} action={add}>
          {t('closed.noneNote')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {closed.map((period) => (
            <ClosedRow
              key={period.id}
              period={period}
              onEdit={() => setEditing(period)}
              onRemove={() => setRemoving(period)}
            />
          ))}
        </ul>
      )}
      {editing !== null && (
        <ClosedDaysDialog period={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {removing !== null && <RemoveDialog period={removing} onClose={() => setRemoving(null)} />}
    </Card>
  );
}

function ClosedRow(props: { period: ClosedPeriod; onEdit: () => void; onRemove: () => void }) {
  const { period, onEdit, onRemove } = props;
  const { t, format } = useLeaveWords();
  const { reason } = period;
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <span className="min-w-48 flex-1">
        <b className="block break-words" dir="auto">
          {reason}
        </b>
        <span className="block tabular-nums">{format.dateRange(period.starts_on, period.ends_on)}</span>
        <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-2">
          {period.is_yearly && <Badge>{t('closed.yearly')}</Badge>}
          <Badge tone={period.mode === 'REFUSED' ? 'bad' : 'warn'}>{t(`closed.modes.${period.mode}`)}</Badge>
          {!period.is_own && t('closed.from', { name: period.brand_name })}
        </span>
      </span>
      {period.is_own && (
        <span className="flex gap-1">
          <IconButton label={t('closed.editOf', { reason })} icon={<Icon of={Pencil} />} onClick={onEdit} />
          <IconButton label={t('closed.removeOf', { reason })} icon={<Icon of={Trash2} />} onClick={onRemove} />
        </span>
      )}
    </li>
  );
}

function RemoveDialog({ period, onClose }: { period: ClosedPeriod; onClose: () => void }) {
  const { t, problem } = useLeaveWords();
  const { id } = useBrand();
  const remove = useSend(removeClosedDays, {
    readWhenRefused: true,
    onSuccess: () => {
      toasts.show({ message: t('closed.removed') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('closed.removeTitle')}
      confirm={t('closed.remove')}
      keep={t('cancel')}
      closeLabel={t('close')}
      busy={remove.isPending}
      problem={remove.error === null ? null : problem(remove.error)}
      onConfirm={() => remove.mutate({ params: { id, closed_id: period.id }, body: { version: period.version } })}
      onClose={onClose}
    >
      {t('closed.removeText')}
    </ConfirmDialog>
  );
}
