import { useBrand } from '@hearth/client/person';
import { localDay } from '@hearth/kit/local-day';
import { deviceZone } from '@hearth/i18n/device-zone';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { SegmentedControl } from '@hearth/ui/segmented-control';
import { CalendarDays, Plus } from 'lucide-react';
import { useState } from 'react';
import type { DayNote } from '../../contract/schemas.ts';
import { addDays } from '../../rules/day-notes.ts';
import { NoteDialog } from '../components/day-notes/note-dialog.tsx';
import { NoteRow } from '../components/day-notes/note-row.tsx';
import { useDayNotes } from '../components/day-notes/use-day-notes.ts';
import { useWorkplaceWords } from '../words.ts';

const DAYS_SHOWN = 365;

/** What is written on the days of the place in view, for the year to come or the one that was. */
export function Component() {
  const { t, problem } = useWorkplaceWords();
  const brand = useBrand();
  const [today] = useState(() => localDay(new Date(), deviceZone()));
  const [shown, setShown] = useState<'coming' | 'past'>('coming');
  const [open, setOpen] = useState<DayNote | 'new' | null>(null);
  const [from, to] =
    shown === 'coming' ? [today, addDays(today, DAYS_SHOWN)] : [addDays(today, -DAYS_SHOWN), addDays(today, -1)];
  const list = useDayNotes(brand.id, from, to);
  const mayEdit = list.data?.may_edit === true;
  const add = mayEdit && (
    <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setOpen('new')}>
      {t('notes.add')}
    </Button>
  );
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5" key={brand.id}>
      <PageTitle>{t('notes.title')}</PageTitle>
      <PageHeader title={t('notes.title')} note={t('notes.note', { name: brand.name })} actions={add || undefined} />
      <SegmentedControl
        label={t('notes.show')}
        segments={[
          { value: 'coming', label: t('notes.coming') },
          { value: 'past', label: t('notes.past') },
        ]}
        value={shown}
        onChange={setShown}
      />
      <Card flush>
        <Resource
          of={list}
          rows={4}
          problem={problem}
          isEmpty={({ notes }) => notes.length === 0}
          empty={
            <EmptyState icon={<Icon of={CalendarDays} size={24} />} title={t('notes.none')}>
              {t('notes.noneNote')}
            </EmptyState>
          }
        >
          {({ notes }) => (
            <ul className="divide-y divide-line">
              {notes.map((note) => (
                <NoteRow key={note.id} note={note} mayEdit={mayEdit} onEdit={() => setOpen(note)} />
              ))}
            </ul>
          )}
        </Resource>
      </Card>
      {open !== null && <NoteDialog note={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </div>
  );
}
