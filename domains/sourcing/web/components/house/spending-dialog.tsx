import { useBrand } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { fractionDigits } from '@hearth/kit/currency';
import { localDay } from '@hearth/kit/local-day';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button, IconButton } from '@hearth/ui/button';
import { ComboBox } from '@hearth/ui/combo-box';
import { useDateLabels } from '@hearth/ui/date-labels';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { MonthPicker } from '@hearth/ui/month-picker';
import { NumberField } from '@hearth/ui/number-field';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { addSpending, listSpending, removeSpending } from '../../../contract/cost-endpoints.ts';
import type { Spending } from '../../../contract/cost-schemas.ts';
import { useHouseWords } from './words.ts';

const LINES = '50';
const MOST = 10_000_000;

/** What was spent on a source in a month: typed here, and listed with what boards told. */
export function SpendingDialog({
  sources,
  currency,
  jobId,
  onClose,
}: {
  readonly sources: readonly string[];
  readonly currency: string;
  readonly jobId: string | null;
  readonly onClose: () => void;
}) {
  const { t, problem } = useHouseWords();
  const brand = useBrand();
  const labels = useDateLabels();
  const formId = useId();
  const params = { id: brand.id };
  const [source, setSource] = useState<string | null>(null);
  const [month, setMonth] = useState(() => localDay(new Date(), brand.timeZone).slice(0, 7));
  const [amount, setAmount] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const lines = useCall(listSpending, { params, query: { limit: LINES } });
  const add = useSend(addSpending, {
    onSuccess: () => {
      setAmount(null);
      setNote('');
      setTried(false);
      toasts.show({ message: t('cost.saved'), tone: 'ok' });
    },
  });
  const remove = useSend(removeSpending);
  const isWhole = source !== null && source.trim() !== '' && amount !== null && amount > 0;
  const submit = (): void => {
    setTried(true);
    if (!isWhole) return;
    add.mutate({
      params,
      body: {
        source: source.trim(),
        month: `${month}-01`,
        amount: Math.round(amount * 10 ** fractionDigits(currency)),
        currency,
        note: note.trim(),
        job_id: jobId,
      },
    });
  };
  const refused = add.isError ? add.error : remove.isError ? remove.error : null;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('cost.enter')}
      closeLabel={t('close')}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={add.isPending}>
            {t('cost.add')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {refused !== null && <Alert tone="bad" urgent title={problem(refused)} />}
        <form
          id={formId}
          noValidate
          className="grid gap-4 sm:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <ComboBox
            label={t('cost.source')}
            help={t(jobId === null ? 'cost.forBrand' : 'cost.forPost', { name: brand.name })}
            emptyText={t('cost.newSource')}
            options={sources.map((id) => ({ id, label: id }))}
            value={source}
            shownText={source ?? ''}
            onChange={setSource}
            onFreeText={setSource}
          />
          <MonthPicker label={t('cost.month')} labels={labels} value={month} onChange={setMonth} />
          <NumberField label={t('rules.amount', { currency })} value={amount} min={0} max={MOST} onChange={setAmount} />
          <TextField
            label={t('cost.what')}
            optionalHint={t('cost.optional')}
            value={note}
            maxLength={200}
            dir="auto"
            onChange={({ target }) => setNote(target.value)}
          />
          {tried && !isWhole && (
            <p role="alert" className="text-bad sm:col-span-2">
              {t('cost.missing')}
            </p>
          )}
        </form>
        <section className="grid gap-2">
          <h3 className="font-bold">{t('cost.lines')}</h3>
          {lines.data === undefined ? (
            lines.isError ? (
              <Alert
                tone="bad"
                title={t('failed')}
                action={<Button onClick={() => void lines.refetch()}>{t('again')}</Button>}
              />
            ) : (
              <Loading label={t('loading')}>
                <SkeletonRows rows={3} />
              </Loading>
            )
          ) : lines.data.spending.length === 0 ? (
            <p className="text-ink-2">{t('cost.nothing')}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {lines.data.spending.map((line) => (
                <SpendingLine
                  key={line.id}
                  line={line}
                  busy={remove.isPending}
                  onRemove={() => remove.mutate({ params: { id: brand.id, spending_id: line.id } })}
                />
              ))}
            </ul>
          )}
        </section>
      </div>
    </Modal>
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
  const { t, format } = useHouseWords();
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
          <bdi>{line.source}</bdi>
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
