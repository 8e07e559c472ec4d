import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Badge } from '@hearth/ui/badge';
import { IconButton } from '@hearth/ui/button';
import { ConfirmDialog } from '@hearth/ui/confirm-dialog';
import { Icon } from '@hearth/ui/icon';
import { toasts } from '@hearth/ui/toast';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removeDayNote } from '../../../contract/endpoints.ts';
import type { DayNote } from '../../../contract/schemas.ts';
import { useWorkplaceWords } from '../../words.ts';
import { NoteIcon } from './note-kind.tsx';

type NoteRowProps = { readonly note: DayNote; readonly mayEdit: boolean; readonly onEdit: () => void };

/** A note with its days and who sees it; the place's own can be edited. */
export function NoteRow({ note, mayEdit, onEdit }: NoteRowProps) {
  const { t, format } = useWorkplaceWords();
  const [removing, setRemoving] = useState(false);
  const { content } = note;
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <NoteIcon kind={note.kind} size={20} />
      <span className="min-w-48 flex-1">
        <b className="block break-words" dir="auto">
          {content}
        </b>
        <span className="block tabular-nums">{format.dateRange(note.starts_on, note.ends_on)}</span>
        <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <Badge tone={note.kind === 'CLOSED' ? 'bad' : note.kind === 'EVENT' ? 'info' : 'neutral'}>
            {t(`notes.kinds.${note.kind}`)}
          </Badge>
          {note.is_yearly && <Badge>{t('notes.yearly')}</Badge>}
          {note.audience === 'MANAGERS' && t('notes.audiences.MANAGERS')}
          {!note.is_own && t('notes.from', { name: note.brand_name })}
        </span>
      </span>
      {note.is_own && mayEdit && (
        <span className="flex gap-1">
          <IconButton label={t('notes.editOf', { content })} icon={<Icon of={Pencil} />} onClick={onEdit} />
          <IconButton
            label={t('notes.removeOf', { content })}
            icon={<Icon of={Trash2} />}
            onClick={() => setRemoving(true)}
          />
        </span>
      )}
      {removing && <RemoveDialog note={note} onClose={() => setRemoving(false)} />}
    </li>
  );
}

function RemoveDialog({ note, onClose }: { readonly note: DayNote; readonly onClose: () => void }) {
  const { t, problem } = useWorkplaceWords();
  const { id } = useBrand();
  const remove = useSend(removeDayNote, {
    readWhenRefused: true,
    onSuccess: () => {
      toasts.show({ message: t('notes.removed') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('notes.removeTitle')}
      confirm={t('notes.remove')}
      keep={t('cancel')}
      closeLabel={t('close')}
      busy={remove.isPending}
      problem={remove.error === null ? null : problem(remove.error)}
      onConfirm={() => remove.mutate({ params: { id, note_id: note.id }, body: { version: note.version } })}
      onClose={onClose}
    >
      {t('notes.removeText')}
    </ConfirmDialog>
  );
}
