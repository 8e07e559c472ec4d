import { Icon } from '@hearth/ui/icon';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DayNote } from '../../../contract/schemas.ts';
import { useWorkplaceWords } from '../../words.ts';
import { NoteIcon } from './note-kind.tsx';
import { notesOn, useDayNotes } from './use-day-notes.ts';

const DayDialog = lazy(() => import('./day-dialog.tsx'));

export type DayMarkProps = {
  readonly locationId: string;
  /** The days that are on the screen: their notes are read at once. */
  readonly from: string;
  readonly to: string;
  readonly date: string;
  /** One line in the head of a column, or all of them above a day. */
  readonly wide?: boolean;
};

/** What is written on a day, or the way to write something; opens all of it. */
export function DayMark({ locationId, from, to, date, wide = false }: DayMarkProps) {
  const [open, setOpen] = useState(false);
  const { data } = useDayNotes(locationId, from, to);
  const notes = notesOn(data?.notes ?? [], date);
  const mayEdit = data?.may_edit === true;
  if (notes.length === 0 && !mayEdit && !open) return null;
  const Look = wide ? DayLine : ColumnMark;
  return (
    <>
      <Look notes={notes} date={date} onOpen={() => setOpen(true)} />
      {open && (
        <Suspense fallback={null}>
          <DayDialog date={date} notes={notes} mayEdit={mayEdit} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

type LookProps = { readonly notes: readonly DayNote[]; readonly date: string; readonly onOpen: () => void };

function ColumnMark({ notes, date, onOpen }: LookProps) {
  const { t, format } = useWorkplaceWords();
  const [first] = notes;
  if (first === undefined) {
    return (
      <button
        type="button"
        aria-label={t('notes.addOn', { date: format.date(date, 'full') })}
        className="justify-self-start rounded-sm text-ink-3 opacity-0 group-hover/day:opacity-100 hover:text-ink focus-visible:opacity-100"
        onClick={onOpen}
      >
        <Icon of={Plus} size={14} />
      </button>
    );
  }
  const text = notes.map(({ content }) => content).join('; ');
  return (
    <button
      type="button"
      title={text}
      aria-label={t('notes.open', { count: notes.length, date: format.date(date, 'full'), text })}
      className="flex min-w-0 items-center gap-1 text-start hover:underline"
      onClick={onOpen}
    >
      <NoteIcon kind={first.kind} />
      <span className="min-w-0 truncate text-ink" dir="auto">
        {first.content}
      </span>
      {notes.length > 1 && <span className="flex-none">{t('notes.more', { number: notes.length - 1 })}</span>}
    </button>
  );
}

function DayLine({ notes, date, onOpen }: LookProps) {
  const { t, format } = useWorkplaceWords();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface-2 px-4 py-2 text-sm">
      {notes.map((note) => (
        <span key={note.id} className="inline-flex min-w-0 items-center gap-1.5">
          <NoteIcon kind={note.kind} size={16} />
          <span className="min-w-0 wrap-anywhere" dir="auto">
            {note.kind === 'CLOSED' ? t('notes.closedOn', { content: note.content }) : note.content}
          </span>
        </span>
      ))}
      <button
        type="button"
        aria-label={
          notes.length === 0
            ? t('notes.addOn', { date: format.date(date, 'full') })
            : t('notes.open', {
                count: notes.length,
                date: format.date(date, 'full'),
                text: notes.map(({ content }) => content).join('; '),
              })
        }
        className="inline-flex min-h-8 items-center gap-1 text-accent-ink hover:underline phone:min-h-11"
        onClick={onOpen}
      >
        {notes.length === 0 ? (
          <>
            <Icon of={Plus} /> {t('notes.add')}
          </>
        ) : (
          t('notes.show')
        )}
      </button>
    </div>
  );
}
