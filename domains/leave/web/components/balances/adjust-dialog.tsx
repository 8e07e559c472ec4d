import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import { newId } from '@hearth/kit/id';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { TextArea } from '@hearth/ui/text-area';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { addLeaveEntry } from '../../../contract/endpoints.ts';
import type { EntryContent, LeaveBalance } from '../../../contract/schemas.ts';
import { useLeaveWords } from '../../words.ts';
import { toAmount } from '../settings/policy-draft.ts';

const WHATS = ['ADJUSTMENT', 'OPENING', 'WEEK_DAYS'] as const;

interface AdjustProps {
  readonly employeeId: string;
  readonly balances: readonly LeaveBalance[];
  readonly onClose: () => void;
}

interface Draft {
  kind: LeaveBalance['kind'];
  what: (typeof WHATS)[number];
  value: number | null;
  on: string | null;
  reason: string;
}

/** Enters something on an employee's account, with the reason that they read. */
export function AdjustDialog({ employeeId, balances, onClose }: AdjustProps) {
  const { t, problem } = useLeaveWords();
  const client = useClient();
  const { id: brandId } = useBrand();
  const [key] = useState(() => newId());
  const [first] = balances;
  const unitOf = (kind: Draft['kind']) => balances.find((one) => one.kind === kind)?.unit ?? 'DAYS';
  const form = useForm<Draft, unknown>({
    values: { kind: first?.kind ?? 'HOLIDAY', what: 'ADJUSTMENT', value: null, on: first?.on ?? null, reason: '' },
    check: ({ value, on, reason }) => ({
      value: value === null ? t('adjust.missing') : undefined,
      on: on === null ? t('adjust.missing') : undefined,
      reason: reason.trim() === '' ? t('adjust.missing') : undefined,
    }),
    send: ({ kind, what, value, on, reason }) => {
      const entry: EntryContent =
        what === 'WEEK_DAYS'
          ? { kind: what, on: on ?? '', week_days: value ?? 0 }
          : { kind: what, on: on ?? '', amount: toAmount(value ?? 0, unitOf(kind)) };
      return client.call(addLeaveEntry, {
        params: { id: brandId, employee_id: employeeId },
        body: { idempotency_key: key, kind, entry, reason: reason.trim() },
      });
    },
    onSent: () => {
      toasts.show({ message: t('adjust.saved') });
      onClose();
    },
  });
  const { kind, what } = form.values;
  const isWeek = what === 'WEEK_DAYS';
  return (
    <FormDialog form={form} title={t('adjust.title')} submit={t('adjust.submit')} problem={problem} onClose={onClose}>
      {balances.length > 1 && (
        <Select
          label={t('adjust.kind')}
          placeholder={t('adjust.kind')}
          options={balances.map((one) => ({ id: one.kind, label: t(`kinds.${one.kind}`) }))}
          value={kind}
          onChange={(value) => form.set('kind', balances.find((one) => one.kind === value)?.kind ?? kind)}
        />
      )}
      <Select
        label={t('adjust.what')}
        placeholder={t('adjust.what')}
        help={t(`adjust.whatHelp.${what}`)}
        options={WHATS.map((id) => ({ id, label: t(`adjust.whats.${id}`) }))}
        value={what}
        onChange={(value) => form.set('what', WHATS.find((one) => one === value) ?? what)}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label={t(isWeek ? 'adjust.weekDays' : unitOf(kind) === 'DAYS' ? 'adjust.amountDays' : 'adjust.amountHours')}
          min={isWeek ? 1 : -366}
          max={isWeek ? 7 : 366}
          step={isWeek ? 1 : 0.25}
          {...form.field('value')}
        />
        <DayField label={t('adjust.on')} {...form.field('on')} />
      </div>
      <TextArea
        label={t('adjust.reason')}
        help={t('adjust.reasonHelp')}
        maxLength={300}
        rows={2}
        dir="auto"
        {...form.text('reason')}
      />
    </FormDialog>
  );
}
