import { useClient } from '@hearth/client/context';
import { newId } from '@hearth/kit/id';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import { askCandidate } from '../../../contract/ask-endpoints.ts';
import type { DeskDialogProps } from './dialog-props.ts';
import { SendDialog } from './send-dialog.tsx';
import { KitField } from './kit-field.tsx';
import { useDeskPhrases } from './words.ts';

const LONGEST = 1000;
const MOST_TIMES = 6;

/** Asks the candidate for something that a press answers: a time of several, a document, a yes, a time of an interview. */
export default function AskDialog({ ask: kind, applicationId, placeId, name, onClose }: DeskDialogProps) {
  const { t } = useDeskPhrases();
  const client = useClient();
  const [text, setText] = useState(() => `${t(`ask.begin.${kind}`)} `);
  const [times, setTimes] = useState<readonly string[]>(['']);
  const [until, setUntil] = useState('');
  const [kitId, setKitId] = useState<string | null>(null);
  const [askId] = useState(newId);
  const chosen = times.filter((time) => time !== '');
  const isInterview = kind === 'INTERVIEW';
  const ready = text.trim() !== '' && (kind !== 'TIME' || chosen.length > 0) && (!isInterview || kitId !== null);
  const send = async (): Promise<void> => {
    const body = {
      ask_id: askId,
      kind,
      text,
      times: kind === 'TIME' ? [...new Set(chosen)].map((time) => new Date(time).toISOString()) : [],
      ...(until === '' ? {} : { expires_at: new Date(until).toISOString() }),
      ...(kitId === null ? {} : { kit_id: kitId }),
    };
    await client.call(askCandidate, { params: { id: applicationId }, body });
  };
  return (
    <SendDialog
      title={t(`ask.title.${kind}`)}
      description={t(isInterview ? 'ask.interviewHelp' : 'ask.help', { name })}
      submit={t('ask.send')}
      ready={ready}
      onSend={send}
      onClose={onClose}
    >
      <TextArea
        label={t('ask.text')}
        dir="auto"
        rows={3}
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {kind === 'TIME' && <TimeFields times={times} onChange={setTimes} />}
      {isInterview ? (
        <KitField applicationId={applicationId} placeId={placeId} chosen={kitId} onChoose={setKitId} />
      ) : (
        <TextField
          type="datetime-local"
          label={t('ask.until')}
          optionalHint={t('ask.optional')}
          help={t('ask.untilHelp')}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
      )}
    </SendDialog>
  );
}

/** The times to choose from. */
function TimeFields({ times, onChange }: { times: readonly string[]; onChange: (times: readonly string[]) => void }) {
  const { t } = useDeskPhrases();
  /** The last field is empty until there are as many as can be offered. */
  const change = (index: number, value: string): void => {
    const next = times
      .map((time, at) => (at === index ? value : time))
      .filter((time, at) => time !== '' || at === index);
    onChange(next.at(-1) === '' || next.length >= MOST_TIMES ? next : [...next, '']);
  };
  return times.map((time, index) => (
    <TextField
      // oxlint-disable-next-line react/no-array-index-key -- a field stays what it is while its time is written
      key={index}
      type="datetime-local"
      label={t('ask.time', { number: index + 1 })}
      value={time}
      onChange={(event) => change(index, event.target.value)}
    />
  ));
}
