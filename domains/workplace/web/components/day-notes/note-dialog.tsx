import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import { newId } from '@hearth/kit/id';
import { Checkbox } from '@hearth/ui/checkbox';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { RadioGroup } from '@hearth/ui/radio-group';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { addDayNote, editDayNote } from '../../../contract/endpoints.ts';
import type { DayNote, DayNoteContent } from '../../../contract/schemas.ts';
import { useWorkplaceWords } from '../../words.ts';

const KINDS = ['NOTE', 'EVENT', 'CLOSED'] as const;
const AUDIENCES = ['STAFF', 'MANAGERS'] as const;

interface Draft {
  kind: DayNoteContent['kind'];
  first: string | null;
  last: string | null;
  isYearly: boolean;
  audience: DayNoteContent['audience'];
  content: string;
}

type NoteDialogProps = {
  readonly note: DayNote | null;
  /** The day that a new note begins with. */
  readonly date?: string | undefined;
  readonly onClose: () => void;
};

/** Writes a note on days, or changes one. */
export function NoteDialog({ note, date, onClose }: NoteDialogProps) {
  const { t, problem } = useWorkplaceWords();
  const form = useNoteForm({ note, date, onClose });
  const { first, last, kind, audience } = form.values;
  return (
    <FormDialog
      form={form}
      title={t(note === null ? 'notes.add' : 'notes.edit')}
      submit={t('notes.submit')}
      problem={problem}
      confirmLeave
      onClose={onClose}
    >
      <RadioGroup
        label={t('notes.kind')}
        options={KINDS.map((value) => ({
          value,
          label: t(`notes.kinds.${value}`),
          note: t(`notes.kindNotes.${value}`),
        }))}
        value={kind}
        onChange={(value) => form.set('kind', value)}
      />
      <TextField label={t('notes.content')} required maxLength={200} dir="auto" {...form.text('content')} />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <DayField
          label={t('notes.first')}
          {...form.field('first')}
          onChange={(day) => {
            form.set('first', day);
            if (last === null || (day !== null && (last < day || first === last))) form.set('last', day);
          }}
        />
        <DayField label={t('notes.last')} {...form.field('last')} />
      </div>
      <Checkbox
        label={t('notes.yearly')}
        checked={form.values.isYearly}
        onChange={({ target }) => form.set('isYearly', target.checked)}
      />
      {kind !== 'CLOSED' && (
        <RadioGroup
          label={t('notes.audience')}
          options={AUDIENCES.map((value) => ({ value, label: t(`notes.audiences.${value}`) }))}
          value={audience}
          onChange={(value) => form.set('audience', value)}
        />
      )}
    </FormDialog>
  );
}

/** The draft of a note, and how it is sent. */
function useNoteForm({ note, date, onClose }: NoteDialogProps) {
  const { t } = useWorkplaceWords();
  const client = useClient();
  const { id } = useBrand();
  const [key] = useState(() => newId());
  return useForm<Draft, unknown>({
    values: {
      kind: note?.kind ?? 'NOTE',
      first: note?.starts_on ?? date ?? null,
      last: note?.ends_on ?? date ?? null,
      isYearly: note?.is_yearly ?? false,
      audience: note?.audience ?? 'STAFF',
      content: note?.content ?? '',
    },
    check: ({ first, last, content }) => ({
      content: content.trim() === '' ? t('notes.missing') : undefined,
      first: first === null ? t('notes.missing') : undefined,
      last:
        last === null ? t('notes.missing') : first !== null && last < first ? t('errors.DAY_NOTE_REVERSED') : undefined,
    }),
    send: ({ kind, first, last, isYearly, audience, content }) => {
      const body = {
        kind,
        starts_on: first ?? '',
        ends_on: last ?? '',
        is_yearly: isYearly,
        audience: kind === 'CLOSED' ? ('STAFF' as const) : audience,
        content: content.trim(),
      };
      return note === null
        ? client.call(addDayNote, { params: { id }, body: { ...body, idempotency_key: key } })
        : client.call(editDayNote, { params: { id, note_id: note.id }, body: { ...body, version: note.version } });
    },
    onSent: () => {
      toasts.show({ message: t('notes.saved'), tone: 'ok' });
      onClose();
    },
  });
}
