import type { FieldBinding } from '@hearth/client/use-form';
import { DayField } from '@hearth/ui/day-field';
import { RadioGroup } from '@hearth/ui/radio-group';
import { useRecurringWords } from './words.ts';

/** Which shifts a change reaches. */
export interface ReachValues {
  reach: 'later' | 'all';
  from: string | null;
}

/** What is sent of it. */
export function reachOf({ reach, from }: ReachValues) {
  return reach === 'later' && from !== null ? ({ scope: 'later', from } as const) : ({ scope: 'all' } as const);
}

type ReachProps = {
  readonly form: {
    readonly values: ReachValues;
    readonly field: {
      (path: 'reach'): FieldBinding<ReachValues['reach']>;
      (path: 'from'): FieldBinding<string | null>;
    };
  };
};

/** Asks which shifts a change reaches: all to come, or those from a day on. */
export function ReachFields({ form }: ReachProps) {
  const { t } = useRecurringWords();
  return (
    <>
      <RadioGroup
        label={t('reach.label')}
        options={[
          { value: 'all', label: t('reach.all') },
          { value: 'later', label: t('reach.later') },
        ]}
        {...form.field('reach')}
      />
      {form.values.reach === 'later' && <DayField label={t('reach.from')} {...form.field('from')} />}
    </>
  );
}
