import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { newId } from '@hearth/kit/id';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { declareMyTips } from '../../../contract/endpoints.ts';
import { useTimesheetWords } from '../../words.ts';
import { MoneyField } from '../money-field.tsx';

interface DeclareProps {
  readonly employeeId: string;
  readonly currency: string;
  readonly period: { readonly from: string; readonly until: string };
  readonly onClose: () => void;
}

/** Declares what one got from guests on a day. */
export default function DeclareTips({ employeeId, currency, period, onClose }: DeclareProps) {
  const { t, problem } = useTimesheetWords();
  const client = useClient();
  const [key] = useState(() => newId());
  const form = useForm<{ day: string | null; amount: number | null }, unknown>({
    values: { day: null, amount: null },
    check: ({ day, amount }) => ({
      day: day === null ? t('mine.missingDay') : undefined,
      amount: amount === null || amount === 0 ? t('mine.missing') : undefined,
    }),
    send: ({ day, amount }) =>
      client.call(declareMyTips, {
        params: { employee_id: employeeId },
        body: { day: day ?? '', amount: amount ?? 0, idempotency_key: key },
      }),
    onSent: () => {
      toasts.show({ message: t('mine.declared'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('mine.declareTitle')}
      description={t('mine.declareNote')}
      submit={t('mine.save')}
      problem={problem}
      onClose={onClose}
    >
      <DayField label={t('list.day')} min={period.from} max={period.until} {...form.field('day')} />
      <MoneyField label={t('mine.amount')} currency={currency} {...form.field('amount')} />
    </FormDialog>
  );
}
