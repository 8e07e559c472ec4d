import type { Form } from '@hearth/client/use-form';
import { Button } from '@hearth/ui/button';
import { DayField } from '@hearth/ui/day-field';
import { Select } from '@hearth/ui/select';
import { useTimesheetWords } from '../../words.ts';
import type { RulesDraft } from './rules-form.tsx';

const LENGTHS = ['WEEKLY', 'TWO_WEEKS', 'TWICE_A_MONTH', 'MONTHLY'] as const;
const APPROVERS = ['PUBLISH_SCHEDULE', 'MANAGE_TEAM', 'MANAGE_BRAND'] as const;
const MOST_STEPS = 3;

/** How long a pay period is, when it begins, and who approves. */
export function PeriodFields({ form, isFixed }: { form: Form<RulesDraft>; isFixed: boolean }) {
  const { t } = useTimesheetWords();
  const { length, approvers } = form.values;
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Select
          label={t('settings.length')}
          placeholder={t('settings.length')}
          disabled={isFixed}
          options={LENGTHS.map((id) => ({ id, label: t(`settings.lengths.${id}`) }))}
          value={length}
          onChange={(value) => form.set('length', LENGTHS.find((one) => one === value) ?? length)}
        />
        {length !== 'TWICE_A_MONTH' && <DayField label={t('settings.anchor')} {...form.field('anchor')} />}
      </div>
      <fieldset className="grid gap-3">
        <legend className="font-bold">{t('settings.approvers')}</legend>
        <p className="text-ink-2">{t('settings.approverHelp')}</p>
        {approvers.map((approver, index) => (
          <Select
            // A step is its place in the order.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={t('settings.step', { number: index + 1 })}
            placeholder={t('settings.step', { number: index + 1 })}
            disabled={isFixed}
            options={APPROVERS.map((id) => ({ id, label: t(`settings.approver.${id}`) }))}
            value={approver}
            onChange={(value) =>
              form.set(
                'approvers',
                approvers.map((one, at) => (at === index ? (APPROVERS.find((other) => other === value) ?? one) : one)),
              )
            }
          />
        ))}
        {!isFixed && (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              disabled={approvers.length >= MOST_STEPS}
              onClick={() => form.set('approvers', [...approvers, 'MANAGE_TEAM'])}
            >
              {t('settings.addStep')}
            </Button>
            {approvers.length > 1 && (
              <Button size="sm" variant="ghost" onClick={() => form.set('approvers', approvers.slice(0, -1))}>
                {t('settings.removeStep')}
              </Button>
            )}
          </div>
        )}
      </fieldset>
    </div>
  );
}
