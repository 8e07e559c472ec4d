import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { fractionDigits } from '@hearth/kit/currency';
import { localDay } from '@hearth/kit/local-day';
import { Alert } from '@hearth/ui/alert';
import { Button, IconButton } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { DateField } from '@hearth/ui/date-field';
import { useDateLabels } from '@hearth/ui/date-labels';
import { Icon } from '@hearth/ui/icon';
import { NumberField } from '@hearth/ui/number-field';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { toasts } from '@hearth/ui/toast';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addBonusRule } from '../../../contract/endpoints.ts';
import { MOST_DAYS_EMPLOYED, MOST_OF_PART, MOST_PARTS } from '../../../contract/limits.ts';
import type { ExcludedRole, Promised } from '../../../contract/schemas.ts';
import { useHouseWords } from './words.ts';

const KINDS = ['PROMISE', 'NONE', 'ABOVE'] as const;
const ROLES: readonly ExcludedRole[] = ['HIRING', 'LOCATION_MANAGER', 'GROUP_MANAGER', 'RECRUITER'];
const USUAL_DAYS = 90;

/** A part while it is typed: whole units, and nothing where nothing stands yet. */
interface TypedPart {
  readonly amount: number | null;
  readonly days: number | null;
}

/** Promises something else from a day on. What was promised for applications before stays. */
export function RuleForm({
  jobId,
  currency,
  start,
  onDone,
}: {
  readonly jobId: string | null;
  readonly currency: string;
  readonly start: Promised | null;
  readonly onDone: () => void;
}) {
  const { t, problem } = useHouseWords();
  const brand = useBrand();
  const labels = useDateLabels();
  const minor = 10 ** fractionDigits(currency);
  const [today] = useState(() => localDay(new Date(), brand.timeZone));
  const [kind, setKind] = useState<(typeof KINDS)[number]>('PROMISE');
  const [parts, setParts] = useState<readonly TypedPart[]>(
    start?.parts.map((part) => ({ amount: part.amount / minor, days: part.after_days })) ?? [
      { amount: null, days: USUAL_DAYS },
    ],
  );
  const [excluded, setExcluded] = useState<readonly ExcludedRole[]>(start?.excluded ?? ['HIRING']);
  const [from, setFrom] = useState<string>(today);
  const [tried, setTried] = useState(false);
  const params = { id: brand.id };
  const save = useSend(addBonusRule, {
    onSuccess: () => {
      toasts.show({ message: t('rules.saved'), tone: 'ok' });
      onDone();
    },
  });
  const typed = parts.flatMap(({ amount, days }) =>
    amount === null || amount <= 0 || days === null ? [] : [{ amount: Math.round(amount * minor), after_days: days }],
  );
  const isUnfinished = kind === 'PROMISE' && typed.length < parts.length;
  const change = (index: number, part: Partial<TypedPart>): void =>
    setParts((now) => now.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const submit = (): void => {
    setTried(true);
    if (isUnfinished) return;
    const promise =
      kind === 'ABOVE' ? null : { currency, parts: kind === 'NONE' ? [] : typed, excluded: [...excluded] };
    save.mutate({ params, body: { job_id: jobId, valid_from: from, promise } });
  };
  return (
    <div className="grid gap-4 rounded-md border border-line p-4">
      {save.isError && <Alert tone="bad" urgent title={problem(save.error)} />}
      <SegmentedControl
        label={t('rules.what')}
        value={kind}
        onChange={setKind}
        segments={KINDS.map((value) => ({ value, label: t(`rules.kind.${value}`) }))}
      />
      {kind === 'PROMISE' && (
        <>
          <ul className="grid gap-3">
            {parts.map((part, index) => (
              <li key={index} className="flex flex-wrap items-end gap-3">
                <NumberField
                  className="min-w-32 flex-1"
                  label={t('rules.amount', { currency })}
                  value={part.amount}
                  min={0}
                  max={MOST_OF_PART / minor}
                  onChange={(amount) => change(index, { amount })}
                />
                <NumberField
                  className="min-w-32 flex-1"
                  label={t('rules.days')}
                  value={part.days}
                  min={0}
                  max={MOST_DAYS_EMPLOYED}
                  onChange={(days) => change(index, { days })}
                />
                {parts.length > 1 && (
                  <IconButton
                    label={t('rules.remove')}
                    icon={<Icon of={Trash2} />}
                    onClick={() => setParts((now) => now.filter((_one, at) => at !== index))}
                  />
                )}
              </li>
            ))}
          </ul>
          {tried && isUnfinished && (
            <p role="alert" className="text-bad">
              {t('rules.missing')}
            </p>
          )}
          {parts.length < MOST_PARTS && (
            <Button
              size="sm"
              className="justify-self-start"
              icon={<Icon of={Plus} />}
              onClick={() => setParts((now) => [...now, { amount: null, days: null }])}
            >
              {t('rules.add')}
            </Button>
          )}
          <fieldset className="grid gap-1">
            <legend className="mb-1 text-dense font-bold">{t('rules.excluded')}</legend>
            {ROLES.map((role) => (
              <Checkbox
                key={role}
                label={t(`role.${role}`)}
                checked={excluded.includes(role)}
                onChange={({ target }) =>
                  setExcluded((now) => (target.checked ? [...now, role] : now.filter((one) => one !== role)))
                }
              />
            ))}
          </fieldset>
        </>
      )}
      <DateField
        label={t('rules.validFrom')}
        help={t('rules.keep')}
        labels={labels}
        min={today}
        value={from}
        onChange={(day) => setFrom(day ?? today)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={save.isPending} onClick={submit}>
          {t('rules.save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </div>
    </div>
  );
}
