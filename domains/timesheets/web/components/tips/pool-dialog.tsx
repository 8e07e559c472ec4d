import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import type { Form } from '@hearth/client/use-form';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { newId } from '@hearth/kit/id';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import type { PoolContent } from '../../../contract/schemas.ts';
import { closeTipPool, previewTipPool } from '../../../contract/tip-endpoints.ts';
import { useTimesheetWords } from '../../words.ts';
import { MoneyField } from '../money-field.tsx';
import { ShareList } from './share-list.tsx';

const METHODS = ['HOURS', 'POINTS', 'SHARES'] as const;
type Draft = Record<`w${string}`, number | null> & {
  from: string | null;
  until: string | null;
  collected: number | null;
  keptBack: number | null;
  method: PoolContent['method'];
};
type Divided = AnswerOf<typeof previewTipPool>;

interface PoolDialogProps {
  readonly period: { readonly from: string; readonly until: string };
  readonly currency: string;
  readonly positions: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
}

/** Divides a pool in two steps: what was collected, then what each person gets of it. */
export default function PoolDialog({ period, currency, positions, onClose }: PoolDialogProps) {
  const { t, problem } = useTimesheetWords();
  const client = useClient();
  const { id } = useBrand();
  const [key] = useState(() => newId());
  const [seen, setSeen] = useState<{ pool: PoolContent; divided: Divided } | null>(null);
  const form = useForm<Draft, unknown>({
    values: { from: period.from, until: period.until, collected: null, keptBack: 0, method: 'HOURS' } as Draft,
    check: ({ from, until, collected }) => ({
      from: from === null ? t('tips.missingDay') : undefined,
      until: until === null ? t('tips.missingDay') : undefined,
      collected: collected === null ? t('tips.missing') : undefined,
    }),
    send: async (draft) => {
      if (seen !== null)
        return client.call(closeTipPool, {
          params: { id },
          body: { pool: seen.pool, fingerprint: seen.divided.fingerprint, idempotency_key: key },
        });
      const pool = toPool(draft, positions);
      setSeen({ pool, divided: await client.call(previewTipPool, { params: { id }, body: pool }) });
      return null;
    },
    onSent: (answer) => {
      if (answer === null) return;
      toasts.show({ message: t('tips.closed'), tone: 'ok' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('tips.dialog')}
      submit={t(seen === null ? 'tips.preview' : 'tips.close')}
      problem={problem}
      {...(seen === null ? {} : { cancel: t('tips.back'), onCancel: () => setSeen(null) })}
      confirmLeave
      onClose={onClose}
    >
      {seen === null ? (
        <PoolFields form={form} currency={currency} positions={positions} />
      ) : (
        <>
          <ShareList {...seen.divided} method={seen.pool.method} />
          <p className="text-ink-2">{t('tips.final')}</p>
        </>
      )}
    </FormDialog>
  );
}

function toPool(draft: Draft, positions: PoolDialogProps['positions']): PoolContent {
  return {
    from: draft.from ?? '',
    until: draft.until ?? '',
    collected: draft.collected ?? 0,
    kept_back: draft.keptBack ?? 0,
    method: draft.method,
    weights:
      draft.method === 'HOURS'
        ? []
        : positions.slice(0, 50).flatMap(({ id }) => {
            const weight = draft[`w${id}`] ?? 0;
            return weight > 0 ? [{ position_id: id, weight }] : [];
          }),
  };
}

function PoolFields({
  form,
  currency,
  positions,
}: Pick<PoolDialogProps, 'currency' | 'positions'> & { readonly form: Form<Draft> }) {
  const { t } = useTimesheetWords();
  const { collected, keptBack, method } = form.values;
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <DayField label={t('tips.from')} {...form.field('from')} />
        <DayField label={t('tips.until')} {...form.field('until')} />
        <MoneyField
          label={t('tips.collected')}
          currency={currency}
          value={collected}
          error={form.field('collected').error}
          onChange={(value) => form.set('collected', value)}
        />
        <MoneyField
          label={t('tips.keptBack')}
          help={t('tips.keptBackHelp')}
          currency={currency}
          value={keptBack}
          onChange={(value) => form.set('keptBack', value)}
        />
      </div>
      <Select
        label={t('tips.method')}
        placeholder={t('tips.method')}
        options={METHODS.map((one) => ({ id: one, label: t(`tips.methods.${one}`) }))}
        value={method}
        onChange={(value) => form.set('method', METHODS.find((one) => one === value) ?? method)}
      />
      {method !== 'HOURS' && (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-2 font-bold">{t(method === 'POINTS' ? 'tips.points' : 'tips.shares')}</legend>
          {positions.slice(0, 50).map(({ id, name }) => (
            <NumberField
              key={id}
              label={name}
              min={0}
              max={1000}
              step={1}
              value={form.values[`w${id}`] ?? 0}
              onChange={(value) => form.set(`w${id}`, value)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
