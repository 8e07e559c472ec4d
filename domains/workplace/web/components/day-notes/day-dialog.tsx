import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { DayNote } from '../../../contract/schemas.ts';
import { useWorkplaceWords } from '../../words.ts';
import { NoteDialog } from './note-dialog.tsx';
import { NoteRow } from './note-row.tsx';

type DayDialogProps = {
  readonly date: string;
  readonly notes: readonly DayNote[];
  readonly mayEdit: boolean;
  readonly onClose: () => void;
};

/** The notes of a day. Where there are none yet, it begins with a new one. */
export default function DayDialog({ date, notes, mayEdit, onClose }: DayDialogProps) {
  const { t, format } = useWorkplaceWords();
  const [begun] = useState(notes.length === 0 && mayEdit);
  const [open, setOpen] = useState<DayNote | 'new' | null>(begun ? 'new' : null);
  if (open !== null) {
    return (
      <NoteDialog note={open === 'new' ? null : open} date={date} onClose={() => (begun ? onClose() : setOpen(null))} />
    );
  }
  return (
    <Modal open size="sm" title={format.date(date, 'full')} closeLabel={t('close')} onClose={onClose}>
      <div className="grid gap-3">
        {notes.length === 0 ? (
          <p className="text-ink-2">{t('notes.noneOn')}</p>
        ) : (
          <ul className="divide-y divide-line rounded-md border border-line">
            {notes.map((note) => (
              <NoteRow key={note.id} note={note} mayEdit={mayEdit} onEdit={() => setOpen(note)} />
            ))}
          </ul>
        )}
        {mayEdit && (
          <Button className="justify-self-start" icon={<Icon of={Plus} />} onClick={() => setOpen('new')}>
            {t('notes.add')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
