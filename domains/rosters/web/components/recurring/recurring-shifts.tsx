import { useCall } from '@hearth/client/query';
import type { PlanningChoices } from '@hearth/domains/scheduling/slots';
import { useFormat } from '@hearth/i18n/use-format';
import { Button, IconButton } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { MenuButton } from '@hearth/ui/menu-button';
import { Modal } from '@hearth/ui/modal';
import { Resource } from '@hearth/ui/resource';
import { CircleStop, Ellipsis, Pencil, Repeat } from 'lucide-react';
import { useState } from 'react';
import { listRecurringShifts } from '../../../contract/recurring-endpoints.ts';
import type { RecurringShift } from '../../../contract/recurring-schemas.ts';
import { EndRecurring } from './end-recurring.tsx';
import { usePatternText } from './pattern-text.ts';
import { RecurringDialog } from './recurring-dialog.tsx';
import { useRecurringWords } from './words.ts';

type Step = { readonly kind: 'add' } | { readonly kind: 'edit' | 'end'; readonly recurring: RecurringShift };
type ListProps = { readonly locationId: string; readonly choices: PlanningChoices; readonly onClose: () => void };

/** The recurring shifts of a location: what recurs, who holds it, when the next one is. */
export function RecurringShifts({ locationId, choices, onClose }: ListProps) {
  const { t, problem } = useRecurringWords();
  const read = useCall(listRecurringShifts, { params: { id: locationId }, query: {} });
  const [step, setStep] = useState<Step | null>(null);
  const onBack = (): void => setStep(null);
  if (step?.kind === 'end') return <EndRecurring locationId={locationId} recurring={step.recurring} onClose={onBack} />;
  if (step !== null)
    return (
      <RecurringDialog
        locationId={locationId}
        choices={choices}
        recurring={step.kind === 'edit' ? step.recurring : null}
        shift={null}
        onClose={onBack}
      />
    );
  return (
    <Modal
      open
      onClose={onClose}
      closeLabel={t('close')}
      title={t('title')}
      description={t('note')}
      footer={
        <Button variant="primary" onClick={() => setStep({ kind: 'add' })}>
          {t('add')}
        </Button>
      }
    >
      <Resource
        of={read}
        rows={3}
        failed={t('failed')}
        problem={problem}
        isEmpty={({ recurring }) => recurring.length === 0}
        empty={
          <EmptyState icon={<Icon of={Repeat} size={24} />} title={t('none')}>
            {t('noneNote')}
          </EmptyState>
        }
      >
        {({ recurring }) => (
          <ul className="divide-y divide-line">
            {recurring.map((one) => (
              <Row key={one.id} recurring={one} onStep={(kind) => setStep({ kind, recurring: one })} />
            ))}
          </ul>
        )}
      </Resource>
    </Modal>
  );
}

type RowProps = { readonly recurring: RecurringShift; readonly onStep: (kind: 'edit' | 'end') => void };

function Row({ recurring, onStep }: RowProps) {
  const { t } = useRecurringWords();
  const format = useFormat();
  const patternText = usePatternText();
  const { start, end, quantity, next_on: next } = recurring;
  const who = recurring.employee_name ?? t('open', { count: quantity });
  const what = [format.timeRange(start, end), recurring.position_name].filter((part) => part !== null).join(' · ');
  const label = t('actions', { what, who });
  return (
    <li className="flex items-center gap-2 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate font-bold">
          <bdi>{what}</bdi>
        </p>
        <p className="text-dense text-ink-2">
          <bdi>{who}</bdi> · {patternText(recurring)}
        </p>
        <p className="text-sm text-ink-2">
          {next === null ? t('over') : t('next', { day: format.date(next, 'weekday') })}
        </p>
      </div>
      <MenuButton
        label={label}
        placement="bottom end"
        trigger={<IconButton label={label} icon={<Icon of={Ellipsis} size={20} />} />}
        entries={[
          { id: 'edit', label: t('edit'), icon: <Icon of={Pencil} />, onSelect: () => onStep('edit') },
          {
            id: 'end',
            label: t('end.confirm'),
            icon: <Icon of={CircleStop} />,
            danger: true,
            onSelect: () => onStep('end'),
          },
        ]}
      />
    </li>
  );
}
