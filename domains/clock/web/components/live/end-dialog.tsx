import { useClient } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { useForm } from '@hearth/client/use-form';
import type { PremiumLine } from '@hearth/domains/laws/schemas';
import { useRuleNames } from '@hearth/domains/scheduling/widgets';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Alert } from '@hearth/ui/alert';
import { Checkbox } from '@hearth/ui/checkbox';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Resource } from '@hearth/ui/resource';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { changeEnd, previewEnd } from '../../../contract/live-act-endpoints.ts';
import type { ClockShift } from '../../../contract/schemas.ts';
import { nextAfter } from '../../../rules/local-instant.ts';
import { useClockWords } from '../../words.ts';
import { toldPhrase, useLiveWords } from './words.ts';

interface EndProps {
  readonly brandId: string;
  readonly employeeId: string;
  readonly name: string;
  readonly shift: ClockShift;
  readonly zone: string;
  /** The time that it begins with: now, for whoever is sent home. */
  readonly at: string | null;
  readonly onClose: () => void;
}

/** Moves the end of somebody’s shift, with what it would cost and break before it is done. */
export function EndDialog({ brandId, employeeId, name, shift, zone, at, onClose }: EndProps) {
  const { t, problem, format } = useLiveWords();
  const { t: clockWord } = useClockWords();
  const client = useClient();
  const params = { id: brandId, shift_id: shift.id };
  const form = useForm({
    values: { time: at ?? format.instantTime(shift.ends_at, zone), reason: '', wish: false },
    check: ({ time, reason }) => ({
      time: time === '' ? clockWord('missing') : undefined,
      reason: reason.trim() === '' ? clockWord('missing') : undefined,
    }),
    send: ({ time, reason, wish }) => {
      const ends_at = nextAfter(shift.starts_at, time, zone);
      const seen = { employee_id: employeeId, seen_ends_at: shift.ends_at };
      // Ticked for an earlier end, it says nothing about a later one.
      const isWish = wish && ends_at < shift.ends_at;
      return client.call(changeEnd, { params, body: { ...seen, ends_at, is_own_wish: isWish, reason: reason.trim() } });
    },
    onSent: ({ is_told: isTold }) => {
      toasts.show({ message: t(toldPhrase(isTold), { name }), tone: 'ok' });
      onClose();
    },
  });
  const { time, wish } = form.values;
  const endsAt = time === '' ? shift.ends_at : nextAfter(shift.starts_at, time, zone);
  const isEarlier = endsAt < shift.ends_at;
  return (
    <FormDialog
      form={form}
      title={at === null ? t('end.title') : t('end.homeTitle', { name })}
      submit={t('end.submit')}
      problem={problem}
      onClose={onClose}
      size="sm"
    >
      <TextField label={t('end.at')} type="time" {...form.text('time')} />
      {endsAt !== shift.ends_at && (
        <Consequences brandId={brandId} shiftId={shift.id} endsAt={endsAt} isWish={wish && isEarlier} />
      )}
      {isEarlier && (
        <Checkbox
          label={t('end.wish')}
          note={t('end.wishNote')}
          checked={wish}
          onChange={(event) => form.set('wish', event.target.checked)}
        />
      )}
      <TextArea
        label={t('end.reason')}
        help={t('mark.help')}
        maxLength={300}
        rows={2}
        dir="auto"
        {...form.text('reason')}
      />
    </FormDialog>
  );
}

interface ConsequencesProps {
  readonly brandId: string;
  readonly shiftId: string;
  readonly endsAt: string;
  readonly isWish: boolean;
}

/** What another end would break and cost by law; nothing where it does neither. */
function Consequences({ brandId, shiftId, endsAt, isWish }: ConsequencesProps) {
  const { t, problem } = useLiveWords();
  const read = useCall(previewEnd, { params: { id: brandId, shift_id: shiftId }, body: { ends_at: endsAt } });
  return (
    <Resource of={read} rows={1} failed={t('end.failed')} problem={problem}>
      {(data) => <Judged data={data} isWish={isWish} />}
    </Resource>
  );
}

function Judged({ data, isWish }: { readonly data: AnswerOf<typeof previewEnd>; readonly isWish: boolean }) {
  const { t, format } = useLiveWords();
  const ruleName = useRuleNames();
  const due = data.premiums.filter((line) => !(isWish && line.exempt_reasons.includes('EMPLOYEE_REQUEST')));
  const amountOf = ({ amount, is_owed: isOwed }: PremiumLine): string =>
    !isOwed ? t('end.yes') : amount === null ? t('end.owed') : format.money(amount.amount, amount.currency);
  if (due.length === 0 && data.touches.length === 0) return null;
  return (
    <Alert tone="warn">
      {data.touches.length > 0 && (
        <p>{t('end.touches', { rules: data.touches.map(({ rule }) => ruleName(rule)).join(', ') })}</p>
      )}
      {due.map((line) => (
        <p key={line.rule}>{t('end.premium', { law: line.law, amount: amountOf(line) })}</p>
      ))}
    </Alert>
  );
}
