import { useCall } from '@hearth/client/query';
import { Card } from '@hearth/ui/card';
import { listMyDayNotes } from '../../../contract/endpoints.ts';
import { useWorkplaceWords } from '../../words.ts';
import { NoteIcon } from './note-kind.tsx';

type MyDayNotesProps = { readonly from: string; readonly to: string };

/** What managers wrote for staff on some days, above one's own shifts; nothing where there is nothing. */
export default function MyDayNotes({ from, to }: MyDayNotesProps) {
  const { t, format } = useWorkplaceWords();
  const { data } = useCall(listMyDayNotes, { query: { from, to } });
  const notes = data?.notes ?? [];
  if (notes.length === 0) return null;
  const places = new Set(notes.flatMap(({ locations }) => locations.map(({ id }) => id)));
  return (
    <Card flush title={t('notes.mine')}>
      <ul className="divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id} className="flex gap-3 px-4 py-3">
            <NoteIcon kind={note.kind} size={20} />
            <span className="min-w-0">
              <b className="block break-words" dir="auto">
                {note.kind === 'CLOSED' ? t('notes.closedOn', { content: note.content }) : note.content}
              </b>
              <span className="text-sm text-ink-2">
                {note.is_yearly ? t('notes.yearly') : format.dateRange(note.starts_on, note.ends_on, 'weekday')}
                {places.size > 1 && ` · ${note.locations.map(({ name }) => name).join(', ')}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
