import { useForm } from '@hearth/client/use-form';
import type { ShownCover } from '@hearth/domains/scheduling/slots';
import { useFormat } from '@hearth/i18n/use-format';
import { newId } from '@hearth/kit/id';
import { FormDialog } from '@hearth/ui/form-dialog';
import { NumberField } from '@hearth/ui/number-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { countCover, type CountedNeed } from '../../../rules/staffing/cover.ts';
import { planShifts, type WantedShift } from '../../../rules/staffing/plan-shifts.ts';
import { present } from './cover-strip.tsx';
import { toContent } from './to-content.ts';
import { useCoverWords } from './words.ts';

type NeededProps = {
  readonly shown: ShownCover;
  readonly needs: readonly CountedNeed[];
  readonly names: ReadonlyMap<string, string>;
  readonly onClose: () => void;
};

interface LengthValues {
  least: number | null;
  most: number | null;
}

/** Creates the open shifts that are missing, with lengths between bounds, as one step that undo takes back. */
export function NeededShifts({ shown, needs, names, onClose }: NeededProps) {
  const { t, problem } = useCoverWords();
  const format = useFormat();
  const [lengths, setLengths] = useState<LengthValues>({ least: 4, most: 8 });
  const planned = planMissing(shown, needs, lengths);
  const form = useForm<LengthValues>({
    values: lengths,
    check: ({ least, most }) => ({
      least: least === null ? t('required') : undefined,
      most: most === null ? t('required') : least !== null && most < least ? t('mostBelow') : undefined,
    }),
    send: async () => {
      const commands = planned.map((one) => ({
        kind: 'create' as const,
        id: newId(),
        content: toContent(one, shown.week.break_steps),
      }));
      if (shown.attempt(commands)) toasts.show({ message: t('made', { count: commands.length }) });
    },
    onSent: onClose,
  });
  const length = (name: keyof LengthValues) => ({
    ...form.field(name),
    onChange: (hours: number | null) => {
      form.set(name, hours);
      setLengths({ ...lengths, [name]: hours });
    },
  });
  const byPosition = [...Map.groupBy(planned, ({ positionId }) => positionId)];
  return (
    <FormDialog
      form={form}
      title={t('make')}
      description={t('makeNote')}
      submit={t('makeNow', { count: planned.length })}
      problem={problem}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        <NumberField label={t('least')} min={1} max={12} step={0.5} {...length('least')} />
        <NumberField label={t('most')} min={1} max={16} step={0.5} {...length('most')} />
      </div>
      <ul aria-live="polite" className="divide-y divide-line text-dense">
        {byPosition.map(([positionId, shifts]) => (
          <li key={positionId} className="flex justify-between gap-3 py-1.5">
            <span>{names.get(positionId) ?? ''}</span>
            <span className="tabular-nums">
              {t('planned', { count: shifts.length })} ·{' '}
              {format.duration(shifts.reduce((sum, { minutes }) => sum + minutes, 0))}
            </span>
          </li>
        ))}
        {planned.length === 0 && <li className="py-1.5 text-ink-2">{t('nothingMissing')}</li>}
      </ul>
    </FormDialog>
  );
}

/** The shifts that are missing. Open ones that are there already count: nobody wants them twice. */
function planMissing(
  { week, dates, shifts }: ShownCover,
  needs: readonly CountedNeed[],
  { least, most }: LengthValues,
): WantedShift[] {
  const covers = countCover(needs, present(shifts), dates, { withOpen: true });
  const bounds = { least: (least ?? 4) * 60, most: Math.max(least ?? 4, most ?? 8) * 60 };
  return planShifts(covers, dates[0] ?? week.week, bounds).filter(({ date }) => dates.includes(date));
}
