import { useForm } from '@hearth/client/use-form';
import { FormDialog } from '@hearth/ui/form-dialog';
import { RadioGroup } from '@hearth/ui/radio-group';
import { TextArea } from '@hearth/ui/text-area';
import type { Attestation, MyClock } from '../../contract/schemas.ts';
import { useClockWords } from '../words.ts';
import type { ClockQuestion } from './clock-card.tsx';

interface DialogProps {
  readonly asked: ClockQuestion;
  readonly clock: MyClock;
  readonly onClose: () => void;
  readonly onAnswer: (more: { reason?: string; attestation?: Attestation }) => Promise<void>;
}

/** What the clock wants to know before it records a punch. */
export function ClockDialogs({ asked, ...rest }: DialogProps) {
  return asked === 'ASK_ATTESTATION' ? <AttestDialog {...rest} /> : <ReasonDialog asked={asked} {...rest} />;
}

function ReasonDialog({
  asked,
  onClose,
  onAnswer,
}: Omit<DialogProps, 'clock'> & { asked: Exclude<ClockQuestion, 'ASK_ATTESTATION'> }) {
  const { t, problem } = useClockWords();
  const form = useForm({
    values: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('missing') : undefined }),
    send: ({ reason }) => onAnswer({ reason: reason.trim() }),
  });
  return (
    <FormDialog
      form={form}
      title={t(`ask.${asked}`)}
      submit={t('card.in')}
      problem={problem}
      onClose={onClose}
      size="sm"
    >
      <TextArea label={t('reason')} help={t('ask.help')} maxLength={300} rows={2} dir="auto" {...form.text('reason')} />
    </FormDialog>
  );
}

type Answer = '' | 'yes' | 'no';

function AttestDialog({ clock, onClose, onAnswer }: Omit<DialogProps, 'asked'>) {
  const { t, problem } = useClockWords();
  const form = useForm<{ BREAKS: Answer; TIPS: Answer; INJURY: Answer; note: string }, void>({
    values: { BREAKS: '', TIPS: '', INJURY: '', note: '' },
    check: (values) =>
      Object.fromEntries(clock.asks.map((one) => [one, values[one] === '' ? t('missing') : undefined])),
    send: ({ note, ...values }) => {
      const said = (one: 'BREAKS' | 'TIPS' | 'INJURY'): boolean | null =>
        values[one] === '' ? null : values[one] === 'yes';
      return onAnswer({
        attestation: {
          took_breaks: said('BREAKS'),
          got_tips: said('TIPS'),
          was_injured: said('INJURY'),
          note: note.trim(),
        },
      });
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('attest.title')}
      submit={t('card.out')}
      problem={problem}
      onClose={onClose}
      size="sm"
    >
      {clock.asks.map((one) => (
        <RadioGroup
          key={one}
          label={t(`attest.${one}`)}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`attest.${value}`) }))}
          {...form.field(one)}
        />
      ))}
      <TextArea label={t('attest.note')} maxLength={500} rows={2} dir="auto" {...form.text('note')} />
    </FormDialog>
  );
}
