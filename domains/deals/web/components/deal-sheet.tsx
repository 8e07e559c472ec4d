import { useOnline } from '@hearth/client/browser/online';
import { useConnection } from '@hearth/client/context';
import { useCall, useSend } from '@hearth/client/query';
import type { MyShift } from '@hearth/domains/scheduling/schemas';
import { useFormat } from '@hearth/i18n/use-format';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { Resource } from '@hearth/ui/resource';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { getDealOptions, makeDeal } from '../../contract/endpoints.ts';
import type { DealOptions, NewDeal } from '../../contract/schemas.ts';
import { useDealWords } from '../words.ts';
import { useKeep } from './use-keep.ts';
import { DealChoiceFields, type DealChoice, isComplete, NO_CHOICE, partOfChoice, toRequest } from './deal-choice.tsx';

const FORM = 'deal-sheet';

/** Without a connection nobody knows who could take the shift: it can be offered to all, and the server says then what it thinks of it. */
const UNKNOWN: Pick<DealOptions, 'verbs' | 'part_times' | 'colleagues' | 'swaps'> = {
  verbs: ['RELEASE'],
  part_times: [],
  colleagues: [],
  swaps: [],
};

/** A shift of one's own with what can be done with it: offer it to all, give it to one colleague, swap it. On a phone it comes from below. */
export default function DealSheet({ shift, onClose }: { shift: MyShift; onClose: () => void }) {
  const { t, problem } = useDealWords();
  const format = useFormat();
  const [choice, setChoice] = useState<DealChoice>(NO_CHOICE);
  const options = useCall(
    getDealOptions,
    { params: { shift_id: shift.id }, query: partOfChoice(choice) ?? {} },
    { keepPrevious: true },
  );
  const isOnline = useOnline(useConnection().online);
  const keep = useKeep({ ...shift, shift_id: shift.id }, onClose);
  const send = useSend(makeDeal, {
    untilRead: true,
    keep: keep(choice.verb ?? 'RELEASE'),
    onSuccess: ({ state }) => {
      toasts.show({ message: t(state === 'APPROVED' ? 'sheet.done' : 'sheet.sent'), tone: 'ok' });
      onClose();
    },
  });
  const day = `${format.date(shift.date, 'full')}, ${format.timeRange(shift.start, shift.end)}`;
  return (
    <Modal
      open
      onClose={onClose}
      size="sm"
      closeLabel={t('close')}
      title={t('sheet.title')}
      description={[day, shift.position_name, shift.location.name].filter((part) => part !== null).join(' · ')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM} busy={send.isPending} disabled={!isComplete(choice)}>
            {t('sheet.send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {send.isError && (
          <Alert tone="bad" urgent>
            {problem(send.error)}
          </Alert>
        )}
        {!isOnline && options.data === undefined ? (
          <Choice
            shiftId={shift.id}
            options={UNKNOWN}
            closes={null}
            choice={choice}
            onChoice={setChoice}
            onSend={(body) => send.mutate({ body })}
          />
        ) : (
          <Resource of={options} rows={3} failed={t('sheet.failed')} problem={problem}>
            {(data) =>
              data.closed === null ? (
                <Choice
                  shiftId={shift.id}
                  options={data}
                  closes={format.instant(data.closes_at, shift.time_zone)}
                  choice={choice}
                  onChoice={setChoice}
                  onSend={(body) => send.mutate({ body })}
                />
              ) : (
                <Alert tone="info">{t(`sheet.${data.closed}`)}</Alert>
              )
            }
          </Resource>
        )}
      </div>
    </Modal>
  );
}

interface ChoiceProps {
  readonly shiftId: string;
  readonly options: typeof UNKNOWN;
  /** Until when it can be done, in words; null: only the server knows. */
  readonly closes: string | null;
  readonly choice: DealChoice;
  readonly onChoice: (choice: DealChoice) => void;
  readonly onSend: (wanted: NewDeal) => void;
}

function Choice({ shiftId, options, closes, choice, onChoice, onSend }: ChoiceProps) {
  const { t } = useDealWords();
  const [note, setNote] = useState('');
  // Sent again after a lost connection, it is the same request.
  const [key] = useState(() => newId());
  return (
    <form
      id={FORM}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = toRequest(choice, { idempotency_key: key, shift_id: shiftId, note: note.trim() });
        if (wanted !== null) onSend(wanted);
      }}
    >
      <p className="text-ink-2">{t('sheet.stillYours')}</p>
      <DealChoiceFields options={options} value={choice} onChange={onChoice} />
      {choice.verb !== null && (
        <TextField
          label={t('sheet.note')}
          optionalHint={t('optional')}
          maxLength={300}
          dir="auto"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      <p className="text-sm text-ink-2">{closes === null ? t('later.unknown') : t('sheet.closes', { time: closes })}</p>
    </form>
  );
}
