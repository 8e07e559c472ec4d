import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import { newId } from '@hearth/kit/id';
import { Checkbox } from '@hearth/ui/checkbox';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { RadioGroup } from '@hearth/ui/radio-group';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { addClosedDays, editClosedDays } from '../../../contract/endpoints.ts';
import type { ClosedContent, ClosedPeriod } from '../../../contract/schemas.ts';
import { useLeaveWords } from '../../words.ts';

const MODES = ['REFUSED', 'REASON'] as const;

interface Draft {
  first: string | null;
  last: string | null;
  isYearly: boolean;
  mode: ClosedContent['mode'];
  reason: string;
}

/** Closes days, or changes days that are closed. */
export function ClosedDaysDialog({ period, onClose }: { period: ClosedPeriod | null; onClose: () => void }) {
  const { t, problem } = useLeaveWords();
  const client = useClient();
  const { id } = useBrand();
  const [key] = useState(() => newId());
  const form = useForm<Draft, unknown>({
    values: {
      first: period?.starts_on ?? null,
      last: period?.ends_on ?? null,
      isYearly: period?.is_yearly ?? false,
      mode: period?.mode ?? 'REASON',
      reason: period?.reason ?? '',
    },
    check: ({ first, last, reason }) => ({
      first: first === null ? t('closed.missing') : undefined,
      last:
        last === null ? t('closed.missing') : first !== null && last < first ? t('errors.CLOSED_REVERSED') : undefined,
      reason: reason.trim() === '' ? t('closed.missing') : undefined,
    }),
    send: ({ first, last, isYearly, mode, reason }) => {
      const content = {
        starts_on: first ?? '',
        ends_on: last ?? '',
        is_yearly: isYearly,
        mode,
        reason: reason.trim(),
      };
      return period === null
        ? client.call(addClosedDays, { params: { id }, body: { ...content, idempotency_key: key } })
        : client.call(editClosedDays, {
            params: { id, closed_id: period.id },
            body: { ...content, version: period.version },
          });
    },
    onSent: () => {
      toasts.show({ message: t('closed.saved'), tone: 'ok' });
      onClose();
    },
  });
  const { first, last, mode } = form.values;
  return (
    <FormDialog
      form={form}
      title={t(period === null ? 'closed.add' : 'closed.edit')}
      submit={t('closed.submit')}
      problem={problem}
      onClose={onClose}
    >
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <DayField
          label={t('closed.first')}
          {...form.field('first')}
          onChange={(day) => {
            form.set('first', day);
            if (last === null || (day !== null && last < day && first === last)) form.set('last', day);
          }}
        />
        <DayField label={t('closed.last')} {...form.field('last')} />
      </div>
      <TextField
        label={t('closed.reason')}
        help={t('closed.reasonHelp')}
        maxLength={120}
        dir="auto"
        {...form.text('reason')}
      />
      <Checkbox
        label={t('closed.yearly')}
        checked={form.values.isYearly}
        onChange={({ target }) => form.set('isYearly', target.checked)}
      />
      <RadioGroup
        label={t('closed.mode')}
        options={MODES.map((value) => ({ value, label: t(`closed.modes.${value}`) }))}
        value={mode}
        onChange={(value) => form.set('mode', value === 'REFUSED' ? 'REFUSED' : 'REASON')}
      />
    </FormDialog>
  );
}
