import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { type Form, useForm } from '@hearth/client/use-form';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Checkbox } from '@hearth/ui/checkbox';
import { useDateLabels } from '@hearth/ui/date-labels';
import { DatesField } from '@hearth/ui/dates-field';
import { RadioGroup } from '@hearth/ui/radio-group';
import { Switch } from '@hearth/ui/switch';
import { toasts } from '@hearth/ui/toast';
import { clearEligibilityRules, setEligibilityRules } from '../../contract/endpoints.ts';
import type { EligibilitySetting, HeldEligibility } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const ASKS = ['NEW_HIRES', 'EVERYONE', 'NOBODY'] as const;
const GATES = ['LAW', 'ALWAYS', 'NEVER'] as const;
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

interface Draft extends EligibilitySetting {
  is_locked: boolean;
}

/** Who is asked, what shifts wait for, and when the location is closed. */
export function RulesForm({ held }: { readonly held: HeldEligibility }) {
  const { t, problem } = useWords();
  const { id, type } = useBrand();
  const form = useRulesForm(held);
  const clear = useSend(clearEligibilityRules, { readWhenRefused: true });
  const isFixed = held.locked_by !== null;
  const failed = form.error ?? clear.error;
  return (
    <form {...form.element}>
      <Card title={t('rules.title')} note={useOrigin(held, id)}>
        <fieldset disabled={isFixed} className="grid gap-5">
          <RadioGroup
            label={t('rules.asks')}
            options={ASKS.map((value) => ({
              value,
              label: t(`rules.ask.${value}`),
              note: t(`rules.askNote.${value}`),
            }))}
            value={form.values.asks}
            onChange={(value) => form.set('asks', ASKS.find((one) => one === value) ?? 'NEW_HIRES')}
          />
          <RadioGroup
            label={t('rules.gate')}
            options={GATES.map((value) => ({
              value,
              label: t(`rules.gates.${value}`),
              note: t(`rules.gateNote.${value}`),
            }))}
            value={form.values.gate}
            onChange={(value) => form.set('gate', GATES.find((one) => one === value) ?? 'LAW')}
          />
          <ClosedDays form={form} />
          {failed !== null && failed !== undefined && (
            <Alert tone="bad" urgent>
              {problem(failed)}
            </Alert>
          )}
          {!isFixed && (
            <div className="flex flex-wrap items-center gap-3">
              {type !== 'LOCATION' && (
                <Switch
                  label={t('rules.lock')}
                  checked={form.values.is_locked}
                  onChange={(on) => form.set('is_locked', on)}
                />
              )}
              <span className="ms-auto flex flex-wrap gap-2">
                {held.version > 0 && held.from?.id === id && (
                  <Button
                    busy={clear.isPending}
                    onClick={() => clear.mutate({ params: { id }, body: { version: held.version } })}
                  >
                    {t('rules.clear')}
                  </Button>
                )}
                <Button type="submit" variant="primary" busy={form.busy}>
                  {t('save')}
                </Button>
              </span>
            </div>
          )}
        </fieldset>
      </Card>
    </form>
  );
}

/** Days that don’t count where the law counts days of business. */
function ClosedDays({ form }: { readonly form: Form<Draft> }) {
  const { t } = useWords();
  const { weekday } = useFormat();
  const labels = useDateLabels();
  const { closed_weekdays: closed } = form.values;
  return (
    <fieldset className="grid gap-2">
      <legend className="font-bold">{t('rules.closed')}</legend>
      <p className="text-sm text-ink-2">{t('rules.closedNote')}</p>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {WEEK.map((day) => (
          <Checkbox
            key={day}
            label={weekday(day)}
            checked={closed.includes(day)}
            onChange={({ target }) =>
              form.set(
                'closed_weekdays',
                target.checked
                  ? [...closed, day].toSorted((one, other) => one - other)
                  : closed.filter((one) => one !== day),
              )
            }
          />
        ))}
      </div>
      <DatesField
        label={t('rules.closedDates')}
        optionalHint={t('optional')}
        placeholder={t('rules.closedNone')}
        labels={labels}
        value={form.values.closed_dates}
        onChange={(days) => form.set('closed_dates', [...days])}
      />
    </fieldset>
  );
}

function useOrigin({ from, locked_by: locked }: HeldEligibility, brandId: string): string | undefined {
  const { t } = useWords();
  if (locked !== null) return t('rules.lockedBy', { name: locked.name });
  if (from === null || from.id === brandId) return undefined;
  return t('rules.from', { name: from.name });
}

function useRulesForm(held: HeldEligibility): Form<Draft> {
  const { t } = useWords();
  const client = useClient();
  const { id } = useBrand();
  return useForm<Draft>({
    values: { ...held.value, is_locked: held.is_locked },
    send: ({ is_locked: isLocked, ...value }) =>
      client.call(setEligibilityRules, {
        params: { id },
        body: { value, is_locked: isLocked, version: held.version },
      }),
    onSent: () => void toasts.show({ message: t('rules.saved'), tone: 'ok' }),
  });
}
