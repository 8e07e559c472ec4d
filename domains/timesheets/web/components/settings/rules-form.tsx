import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Switch } from '@hearth/ui/switch';
import { toasts } from '@hearth/ui/toast';
import { clearTimesheetRules, setTimesheetRules } from '../../../contract/endpoints.ts';
import type { getTimesheetRules } from '../../../contract/endpoints.ts';
import type { HeldRules, TimesheetRules } from '../../../contract/schemas.ts';
import { useTimesheetWords } from '../../words.ts';
import { HoursFields } from './hours-fields.tsx';
import { PeriodFields } from './period-fields.tsx';

/** What the form holds: empty fields are null until they are sent. */
export type RulesDraft = Omit<TimesheetRules, 'anchor' | 'paid_break' | 'far_from_plan' | 'leave_day' | 'approvers'> & {
  anchor: string | null;
  paid_break: number | null;
  far_from_plan: number | null;
  leave_day: number | null;
  approvers: TimesheetRules['approvers'];
  is_locked: boolean;
};
export type Packs = AnswerOf<typeof getTimesheetRules>['packs'];

/** The form of the rules that a place holds. */
function useRulesForm(held: HeldRules) {
  const { t } = useTimesheetWords();
  const client = useClient();
  const { id } = useBrand();
  return useForm<RulesDraft, unknown>({
    values: { ...held.value, approvers: [...held.value.approvers], is_locked: held.is_locked },
    check: ({ anchor, paid_break: paid, far_from_plan: far, leave_day: leave }) => {
      const missing = (value: unknown): string | undefined => (value === null ? t('settings.missing') : undefined);
      return {
        anchor: missing(anchor),
        paid_break: missing(paid),
        far_from_plan: missing(far),
        leave_day: missing(leave),
      };
    },
    send: ({ is_locked: isLocked, ...draft }) =>
      client.call(setTimesheetRules, {
        params: { id },
        body: {
          value: {
            ...draft,
            anchor: draft.anchor ?? held.value.anchor,
            paid_break: draft.paid_break ?? 0,
            far_from_plan: draft.far_from_plan ?? 0,
            leave_day: draft.leave_day ?? 0,
          },
          is_locked: isLocked,
          version: held.version,
        },
      }),
    onSent: () => void toasts.show({ message: t('settings.saved'), tone: 'ok' }),
  });
}

/** The rules of a place, with where they come from. */
export function RulesForm({ held, packs }: { held: HeldRules; packs: Packs }) {
  const { t, problem } = useTimesheetWords();
  const { id, type } = useBrand();
  const isFixed = held.locked_by !== null;
  const clear = useSend(clearTimesheetRules, { readWhenRefused: true });
  const form = useRulesForm(held);
  const failed = form.error ?? clear.error;
  return (
    <form {...form.element} className="grid gap-6">
      <Origin held={held} />
      <Card title={t('settings.periodTitle')}>
        <PeriodFields form={form} isFixed={isFixed} />
      </Card>
      <Card title={t('settings.hoursTitle')}>
        <HoursFields form={form} packs={packs} isFixed={isFixed} />
      </Card>
      {failed !== null && failed !== undefined && (
        <Alert tone="bad" urgent>
          {problem(failed)}
        </Alert>
      )}
      {!isFixed && (
        <div className="flex flex-wrap items-center gap-3">
          {type !== 'LOCATION' && (
            <Switch
              label={t('settings.lock')}
              checked={form.values.is_locked}
              onChange={(on) => form.set('is_locked', on)}
            />
          )}
          <span className="ms-auto flex flex-wrap gap-2">
            {held.version > 0 && (
              <Button
                variant="ghost"
                busy={clear.isPending}
                onClick={() => clear.mutate({ params: { id }, body: { version: held.version } })}
              >
                {t('settings.clear')}
              </Button>
            )}
            <Button type="submit" variant="primary" busy={form.busy}>
              {t('settings.submit')}
            </Button>
          </span>
        </div>
      )}
    </form>
  );
}

/** Which place the rules come from. */
function Origin({ held }: { held: HeldRules }) {
  const { t } = useTimesheetWords();
  const { id } = useBrand();
  if (held.locked_by !== null)
    return <p className="text-ink-2">{t('settings.locked', { name: held.locked_by.name })}</p>;
  if (held.from === null) return null;
  return (
    <p className="text-ink-2">
      {held.from.id === id ? t('settings.own') : t('settings.from', { name: held.from.name })}
    </p>
  );
}
