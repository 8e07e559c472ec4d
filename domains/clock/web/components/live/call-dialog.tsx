import { useClient } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import { useRuleNames } from '@hearth/domains/scheduling/widgets';
import { EmptyState } from '@hearth/ui/empty-state';
import { FormDialog } from '@hearth/ui/form-dialog';
import { RadioGroup } from '@hearth/ui/radio-group';
import { Resource } from '@hearth/ui/resource';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { callIn, listReplacements } from '../../../contract/live-act-endpoints.ts';
import type { Replacement } from '../../../contract/live-act-endpoints.ts';
import type { ClockShift } from '../../../contract/schemas.ts';
import { useClockWords } from '../../words.ts';
import { toldPhrase, useLiveWords } from './words.ts';

interface CallProps {
  readonly brandId: string;
  readonly shift: Pick<ClockShift, 'id'>;
  /** Who holds it; null for an open shift. */
  readonly holder: { readonly id: string; readonly name: string } | null;
  readonly zone: string;
  readonly onClose: () => void;
}

/** Who could come for what is left of a shift, the best choice first; whoever agreed gets it. */
export function CallDialog({ brandId, shift, holder, zone, onClose }: CallProps) {
  const { t, problem, format } = useLiveWords();
  const { t: clockWord } = useClockWords();
  const client = useClient();
  const params = { id: brandId, shift_id: shift.id };
  const read = useCall(listReplacements, { params });
  const people = read.data?.people ?? [];
  const nameOf = (id: string): string => people.find((one) => one.employee_id === id)?.name ?? '';
  const form = useForm({
    values: { who: '', consent: '' },
    check: ({ who, consent }) => ({
      who: who === '' && people[0] === undefined ? clockWord('missing') : undefined,
      consent: consent.trim() === '' ? clockWord('missing') : undefined,
    }),
    send: async ({ who, consent }) => {
      const chosen = who === '' ? (people[0]?.employee_id ?? '') : who;
      const body = { employee_id: chosen, holder_id: holder?.id ?? null, consent: consent.trim() };
      return { ...(await client.call(callIn, { params, body })), name: nameOf(chosen) };
    },
    onSent: ({ name, is_told: isTold, is_holder_told: isHolderTold }) => {
      toasts.show({ message: t(isTold === false ? 'notTold' : 'call.done', { name }), tone: 'ok' });
      if (holder !== null && isHolderTold !== null)
        toasts.show({ message: t(toldPhrase(isHolderTold), { name: holder.name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('call.title')}
      submit={t('call.submit')}
      problem={problem}
      onClose={onClose}
      size="sm"
    >
      <Resource of={read} rows={3} failed={t('call.failed')} problem={problem}>
        {({ starts_at: from, ends_at: to }) =>
          people.length === 0 ? (
            <EmptyState title={t('call.none')}>{t('call.noneText')}</EmptyState>
          ) : (
            <>
              <p className="text-ink-2">
                {t('call.lead', { from: format.instantTime(from, zone), to: format.instantTime(to, zone) })}
              </p>
              <People people={people} value={form.values.who} onChange={(who) => form.set('who', who)} />
              <TextField
                label={t('call.consent')}
                help={t('call.consentHelp')}
                maxLength={300}
                dir="auto"
                {...form.text('consent')}
              />
            </>
          )
        }
      </Resource>
    </FormDialog>
  );
}

/** The choice among them, each with what speaks for and against it. */
function People({
  people,
  value,
  onChange,
}: {
  people: readonly Replacement[];
  value: string;
  onChange: (id: string) => void;
}) {
  const { t, format } = useLiveWords();
  const ruleName = useRuleNames();
  const noteOf = (person: Replacement, isBest: boolean): string =>
    [
      ...(isBest ? [t('call.best')] : []),
      ...(person.is_here ? [t('call.here')] : []),
      t('call.week', { hours: format.duration(person.planned_minutes) }),
      ...person.touches.map(({ rule }) => ruleName(rule)),
    ].join(' · ');
  return (
    <RadioGroup
      label={t('call.title')}
      labelHidden
      cards
      options={people.map((person, index) => ({
        value: person.employee_id,
        label: person.name,
        note: noteOf(person, index === 0 && person.touches.length === 0),
      }))}
      value={value === '' ? (people[0]?.employee_id ?? '') : value}
      onChange={onChange}
    />
  );
}
