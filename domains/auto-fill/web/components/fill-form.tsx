import { useClient } from '@hearth/client/context';
import { useForm } from '@hearth/client/use-form';
import { addDays } from '@hearth/domains/scheduling/rules';
import type { ShownWeek } from '@hearth/domains/scheduling/slots';
import { useFormat } from '@hearth/i18n/use-format';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Checkbox } from '@hearth/ui/checkbox';
import { FormDialog } from '@hearth/ui/form-dialog';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { useState } from 'react';
import { getAutoFill, startAutoFill } from '../../contract/endpoints.ts';
import type { AutoFill, FillGoals } from '../../contract/schemas.ts';
import { useReadAgain } from '@hearth/client/use-read-again';
import { useWords } from '../words.ts';

type FormProps = {
  readonly week: ShownWeek;
  readonly last: AutoFill | null;
  readonly onStarted: () => void;
  readonly onClose: () => void;
};

const GOALS = ['preference', 'fairness', 'stability', 'cost'] as const satisfies readonly (keyof FillGoals)[];
const WEIGHTS = ['0', '1', '2', '3'] as const;
const USUAL: FillGoals = { preference: 2, fairness: 2, stability: 1, cost: 1 };
const READS = [getAutoFill];

/** What the search should care about, before it begins. */
export function FillForm({ week, last, onStarted, onClose }: FormProps) {
  const { t, problem } = useWords();
  const format = useFormat();
  const client = useClient();
  const readAgain = useReadAgain(READS);
  const [key] = useState(newId);
  const form = useForm<FillGoals & { with_published: boolean }>({
    values: { ...(last?.goals ?? USUAL), with_published: last?.with_published ?? false },
    send: ({ with_published: withPublished, ...goals }) =>
      client.call(startAutoFill, {
        params: { id: week.locationId },
        body: { idempotency_key: key, week: week.week, goals, with_published: withPublished },
      }),
    onSent: () => {
      readAgain();
      onStarted();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('title')}
      description={t('about', { week: format.dateRange(week.week, addDays(week.week, 6)) })}
      submit={t('start')}
      problem={problem}
      onClose={onClose}
    >
      {last?.state === 'FAILED' && <Alert tone="bad" title={t('broke')} />}
      {GOALS.map((goal) => (
        <div key={goal} className="grid gap-1">
          <p className="font-bold">{t(`goals.${goal}`)}</p>
          <p className="text-dense text-ink-2">{t(`goalNotes.${goal}`)}</p>
          <SegmentedControl
            label={t(`goals.${goal}`)}
            wide
            segments={WEIGHTS.map((value) => ({ value, label: t(`weights.${value}`) }))}
            value={WEIGHTS[form.values[goal]] ?? '0'}
            onChange={(value) => form.set(goal, Number(value))}
          />
        </div>
      ))}
      <Checkbox
        label={t('withPublished')}
        note={t('withPublishedNote')}
        checked={form.values.with_published}
        onChange={({ target }) => form.set('with_published', target.checked)}
      />
    </FormDialog>
  );
}
