import { useClient } from '@hearth/client/context';
import { useUser } from '@hearth/client/person';
import { sharedState } from '@hearth/client/shared-state';
import { newId } from '@hearth/kit/id';
import { Select } from '@hearth/ui/select';
import { TextArea } from '@hearth/ui/text-area';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { addNote } from '../../../contract/desk-endpoints.ts';
import type { DeskDialogProps } from './dialog-props.ts';
import { SendDialog } from './send-dialog.tsx';
import { useDeskPhrases } from './words.ts';

const LONGEST = 5000;
/** Colleagues that one note may name. */
const MOST = 10;
const DAY_MS = 86_400_000;

/** Reads the reader's unsent note about a conversation; empty if the draft is someone else's. */
function readDraftNote(part: string, userId: string): string {
  const kept = sharedState.read(part) as { by?: unknown; text?: unknown } | null;
  return kept?.by === userId && typeof kept.text === 'string' ? kept.text : '';
}

/** Writes a note that only the team sees. What was typed stays until it is sent. */
export default function NoteDialog({ applicationId, desk, onClose }: DeskDialogProps) {
  const { t } = useDeskPhrases();
  const client = useClient();
  const user = useUser();
  const part = `note-${applicationId}`;
  const [text, setText] = useState(() => readDraftNote(part, user.id));
  const [mentioned, setMentioned] = useState<readonly string[]>([]);
  const [noteId] = useState(newId);
  const write = (next: string): void => {
    setText(next);
    sharedState.keep(part, { by: user.id, text: next }, DAY_MS);
  };
  const send = async (): Promise<void> => {
    const body = { note_id: noteId, text, mentioned_ids: [...mentioned] };
    await client.call(addNote, { params: { id: applicationId }, body });
    sharedState.forget(part);
    toasts.show({ message: t('note.done'), tone: 'ok' });
  };
  const others = desk.colleagues.filter(({ id }) => id !== user.id);
  return (
    <SendDialog
      title={t('note.title')}
      description={t('note.help')}
      submit={t('note.do')}
      ready={text.trim() !== ''}
      onSend={send}
      onClose={onClose}
    >
      <TextArea
        label={t('note.text')}
        dir="auto"
        rows={4}
        maxLength={LONGEST}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      {others.length > 0 && (
        <Select
          multiple
          badges
          label={t('note.mention')}
          help={t('note.mentionHelp')}
          placeholder={t('note.nobody')}
          options={others.map(({ id, name }) => ({ id, label: name }))}
          value={mentioned}
          onChange={(ids) => setMentioned(ids.slice(0, MOST))}
        />
      )}
    </SendDialog>
  );
}
