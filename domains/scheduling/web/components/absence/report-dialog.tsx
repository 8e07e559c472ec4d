import { useSend } from '@hearth/client/query';
import { Slot } from '@hearth/client/slots';
import { useFormat } from '@hearth/i18n/use-format';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { RadioGroup } from '@hearth/ui/radio-group';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { TextField } from '@hearth/ui/text-field';
import { Suspense, useState } from 'react';
import { reportAbsence } from '../../../contract/absence-endpoints.ts';
import type { MyShift } from '../../../contract/schemas.ts';
import { ABSENCE_COVER } from '../../slots.ts';
import { useAbsenceWords } from './words.ts';

const KINDS = ['LATE', 'ABSENT'] as const;
const MINUTES = ['10', '20', '30', '60'] as const;
const FORM = 'absence-report';

/** Late by how much, or not at all, with a word to the manager; then the way to find somebody else. */
export default function ReportDialog({ shift, onClose }: { readonly shift: MyShift; readonly onClose: () => void }) {
  const { t, problem } = useAbsenceWords();
  const format = useFormat();
  const [kind, setKind] = useState<(typeof KINDS)[number] | null>(null);
  const [minutes, setMinutes] = useState<(typeof MINUTES)[number]>('20');
  const [note, setNote] = useState('');
  // Sent again after a lost connection, it is the same report; something else that is said is another.
  const [keys] = useState(() => new Map<string, string>());
  const keyOf = (said: string): string => {
    const known = keys.get(said) ?? newId();
    keys.set(said, known);
    return known;
  };
  const send = useSend(reportAbsence, { untilRead: true, onSuccess: ({ kind: sent }) => sent === 'LATE' && onClose() });
  const isDone = send.data?.kind === 'ABSENT';
  const submit = (): void => {
    if (kind === null) return;
    const said = { idempotency_key: keyOf(`${kind} ${minutes} ${note}`), note: note.trim() };
    send.mutate({
      params: { shift_id: shift.id },
      body: kind === 'LATE' ? { kind, ...said, minutes_late: Number(minutes) } : { kind, ...said },
    });
  };
  return (
    <Modal
      open
      onClose={onClose}
      size="sm"
      closeLabel={t('close')}
      title={t('title')}
      description={[
        format.date(shift.date, 'full'),
        format.timeRange(shift.start, shift.end),
        shift.location.name,
      ].join(' · ')}
      footer={
        isDone ? (
          <Button onClick={onClose}>{t('close')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button variant="primary" type="submit" form={FORM} busy={send.isPending} disabled={kind === null}>
              {t('send')}
            </Button>
          </>
        )
      }
    >
      {isDone ? (
        <Reported shift={shift} />
      ) : (
        <form
          id={FORM}
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {send.isError && (
            <Alert tone="bad" urgent>
              {problem(send.error)}
            </Alert>
          )}
          <Kinds kind={kind} onKind={setKind} minutes={minutes} onMinutes={setMinutes} />
          <TextField
            label={t('note')}
            optionalHint={t('optional')}
            maxLength={300}
            dir="auto"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </form>
      )}
    </Modal>
  );
}

type Kind = (typeof KINDS)[number];
type Minutes = (typeof MINUTES)[number];
interface KindsProps {
  readonly kind: Kind | null;
  readonly onKind: (kind: Kind | null) => void;
  readonly minutes: Minutes;
  readonly onMinutes: (minutes: Minutes) => void;
}

/** Late or not at all, and how late. */
function Kinds({ kind, onKind, minutes, onMinutes }: KindsProps) {
  const { t } = useAbsenceWords();
  const format = useFormat();
  return (
    <>
      <RadioGroup
        label={t('title')}
        labelHidden
        cards
        options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind ?? ''}
        onChange={(value) => onKind(KINDS.find((one) => one === value) ?? null)}
      />
      {kind === 'LATE' && (
        <SegmentedControl
          label={t('minutes')}
          segments={MINUTES.map((value) => ({ value, label: format.duration(Number(value)) }))}
          value={minutes}
          onChange={onMinutes}
        />
      )}
    </>
  );
}

/** What was said has arrived; how somebody else is found. */
function Reported({ shift }: { readonly shift: MyShift }) {
  const { t } = useAbsenceWords();
  return (
    <div className="grid gap-3">
      <Alert tone="ok">{t('reported')}</Alert>
      <Suspense fallback={null}>
        <Slot of={ABSENCE_COVER} with={{ shift }} />
      </Suspense>
    </div>
  );
}
