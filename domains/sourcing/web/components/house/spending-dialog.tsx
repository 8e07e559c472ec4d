import { useClient } from '@hearth/client/context';
import { useSourceNames } from '@hearth/domains/applications/widgets';
import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import type { Form } from '@hearth/client/use-form';
import { fractionDigits } from '@hearth/kit/currency';
import { localDay } from '@hearth/kit/local-day';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { IconButton } from '@hearth/ui/button';
import { ComboBox } from '@hearth/ui/combo-box';
import { useDateLabels } from '@hearth/ui/date-labels';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Icon } from '@hearth/ui/icon';
import { MonthPicker } from '@hearth/ui/month-picker';
import { NumberField } from '@hearth/ui/number-field';
import { Resource } from '@hearth/ui/resource';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addSpending, listSpending, removeSpending } from '../../../contract/cost-endpoints.ts';
import type { Spending } from '../../../contract/cost-schemas.ts';
import { useEmployerWords } from './words.ts';

const LINES = '50';
const MOST = 10_000_000;

/** The form's values, with the amount in whole units. */
interface SpendingValues {
  source: string | null;
  month: string;
  amount: number | null;
  note: string;
}

interface SpendingDialogProps {
  readonly sources: readonly string[];
  readonly currency: string;
  readonly jobId: string | null;
  readonly onClose: () => void;
}

/** Enters monthly spending on a source, and lists it with the costs that boards report. */
export function SpendingDialog(props: SpendingDialogProps) {
  const { t, problem } = useEmployerWords();
  const brand = useBrand();
  const labels = useDateLabels();
  const { sources, currency, jobId, onClose } = props;
  const form = useSpendingForm(props);
  const { onChange: onSource, ...source } = form.field('source');
  return (
    <FormDialog
      form={form}
      title={t('cost.enter')}
      submit={t('cost.add')}
      cancel={t('close')}
      problem={problem}
      onClose={onClose}
      size="lg"
      className="grid gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
      after={<SpendingLines />}
    >
      <ComboBox
        label={t('cost.source')}
        help={t(jobId === null ? 'cost.forBrand' : 'cost.forPost', { name: brand.name })}
        emptyText={t('cost.newSource')}
        options={sources.map((id) => ({ id, label: id }))}
        shownText={source.value ?? ''}
        onChange={onSource}
        onFreeText={onSource}
        {...source}
      />
      <MonthPicker label={t('cost.month')} labels={labels} {...form.field('month')} />
      <NumberField label={t('rules.amount', { currency })} min={0} max={MOST} {...form.field('amount')} />
      <TextField
        label={t('cost.what')}
        optionalHint={t('optional')}
        maxLength={200}
        dir="auto"
        {...form.text('note')}
      />
    </FormDialog>
  );
}

function useSpendingForm({ currency, jobId }: SpendingDialogProps): Form<SpendingValues> {
  const { t } = useEmployerWords();
  const brand = useBrand();
  const client = useClient();
  const [month] = useState(() => localDay(new Date(), brand.timeZone).slice(0, 7));
  const missing = (isMissing: boolean): string | undefined => (isMissing ? t('required') : undefined);
  const form: Form<SpendingValues> = useForm<SpendingValues>({
    values: { source: null, month, amount: null, note: '' },
    check: ({ source, amount }) => ({
      source: missing(source === null || source.trim() === ''),
      amount: missing(amount === null || amount <= 0),
    }),
    send: ({ source, month: of, amount, note }) =>
      client.call(addSpending, {
        params: { id: brand.id },
        body: {
          source: (source ?? '').trim(),
          month: `${of}-01`,
          amount: Math.round((amount ?? 0) * 10 ** fractionDigits(currency)),
          currency,
          note: note.trim(),
          job_id: jobId,
        },
      }),
    onSent: (_made, values) => {
      form.reset({ ...values, amount: null, note: '' });
      toasts.show({ message: t('cost.saved'), tone: 'ok' });
    },
  });
  return form;
}

function SpendingLines() {
  const { t, problem } = useEmployerWords();
  const brand = useBrand();
  const params = { id: brand.id };
  const lines = useCall(listSpending, { params, query: { limit: LINES } });
  const remove = useSend(removeSpending);
  return (
    <section className="mt-5 grid gap-2">
      <h3 className="font-bold">{t('cost.lines')}</h3>
      {remove.isError && <Alert tone="bad" urgent title={problem(remove.error)} />}
      <Resource
        of={lines}
        rows={3}
        problem={problem}
        isEmpty={({ spending }) => spending.length === 0}
        empty={<p className="text-ink-2">{t('cost.nothing')}</p>}
      >
        {({ spending }) => (
          <ul className="divide-y divide-line border-y border-line">
            {spending.map((line) => (
              <SpendingLine
                key={line.id}
                line={line}
                busy={remove.isPending}
                onRemove={() => remove.mutate({ params: { ...params, spending_id: line.id } })}
              />
            ))}
          </ul>
        )}
      </Resource>
    </section>
  );
}

function SpendingLine({
  line,
  busy,
  onRemove,
}: {
  readonly line: Spending;
  readonly busy: boolean;
  readonly onRemove: () => void;
}) {
  const { t, format } = useEmployerWords();
  const nameOf = useSourceNames();
  const facts = [
    t('cost.monthOf', { month: format.month(Number(line.month.slice(5, 7))), year: line.month.slice(0, 4) }),
    line.job_title ?? line.brand_name,
    ...(line.note === '' ? [] : [line.note]),
    ...(line.by_name === '' ? [] : [line.by_name]),
  ];
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 font-bold">
          <bdi>{nameOf(line.source)}</bdi>
          <span className="tabular-nums">{format.money(line.amount, line.currency)}</span>
          {line.is_campaign && <Badge tone="info">{t('cost.campaign')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-2 text-dense text-ink-2">
          {facts.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </p>
      </div>
      {!line.is_campaign && (
        <IconButton
          label={t('cost.remove', { source: line.source })}
          icon={<Icon of={Trash2} />}
          busy={busy}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
