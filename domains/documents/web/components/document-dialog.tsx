import { useForm } from '@hearth/client/use-form';
import { deviceZone } from '@hearth/i18n/device-zone';
import { localDay } from '@hearth/kit/local-day';
import { DayField } from '@hearth/ui/day-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Select } from '@hearth/ui/select';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import type { DocumentContent, PersonDocument } from '../../contract/schemas.ts';
import { findDocumentProblems } from '../../rules/find-problems.ts';
import { areMixed, joinFiles } from '../join-files.ts';
import { useWords } from '../words.ts';
import { LARGEST, PagesField } from './pages-field.tsx';

/** A type that a document can be of. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly expires: boolean;
}

interface DocumentDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly choices: readonly Choice[];
  /** What is corrected; absent: a new one. */
  readonly of?: PersonDocument;
  /** The type that a new one begins with. */
  readonly chosen?: string | null;
  readonly send: (draft: {
    readonly typeId: string;
    readonly content: DocumentContent;
    readonly file: File | null;
  }) => Promise<PersonDocument>;
  readonly onSent: (document: PersonDocument) => void;
  readonly onClose: () => void;
}

/** Hands in or corrects a document: its type, its days, and its file or the photos of its pages. */
export function DocumentDialog({
  title,
  submit,
  choices,
  of,
  chosen = null,
  send,
  onSent,
  onClose,
}: DocumentDialogProps) {
  const { t, problem } = useWords();
  const [files, setFiles] = useState<readonly File[]>([]);
  const typeOf = (id: string | null): Choice | undefined => choices.find((choice) => choice.id === id);
  const form = useDocumentForm(
    { of, typeId: of?.type_id ?? chosen ?? (choices.length === 1 ? (choices[0]?.id ?? null) : null), files },
    { typeOf, send, onSent },
  );
  const type = typeOf(form.values.type);
  return (
    <FormDialog form={form} title={title} submit={submit} problem={problem} onClose={onClose}>
      {of === undefined && (
        <Select
          label={t('document.type')}
          placeholder={t('document.type')}
          help={type?.hint === '' ? undefined : type?.hint}
          options={choices.map(({ id, name }) => ({ id, label: name }))}
          {...form.field('type')}
        />
      )}
      {of === undefined && (
        <PagesField
          files={files}
          error={form.fault('files')}
          onChange={(next) => {
            setFiles(next);
            form.set('files', next.length);
          }}
        />
      )}
      {type?.expires === true && (
        <div className="grid gap-3 sm:grid-cols-2">
          <DayField label={t('document.validFrom')} optionalHint={t('optional')} {...form.field('valid_from')} />
          <DayField label={t('document.validUntil')} {...form.field('valid_until')} />
        </div>
      )}
      {type !== undefined && (
        <TextField label={t('document.note')} optionalHint={t('optional')} maxLength={500} {...form.text('note')} />
      )}
    </FormDialog>
  );
}

/** What a document says, what is missing of it, and how it is sent. */
function useDocumentForm(
  {
    of,
    typeId,
    files,
  }: { readonly of: PersonDocument | undefined; readonly typeId: string | null; readonly files: readonly File[] },
  {
    typeOf,
    send,
    onSent,
  }: Pick<DocumentDialogProps, 'send' | 'onSent'> & { readonly typeOf: (id: string | null) => Choice | undefined },
) {
  const { t } = useWords();
  return useForm({
    values: {
      type: typeId,
      valid_from: of?.valid_from ?? null,
      valid_until: of?.valid_until ?? null,
      note: of?.note ?? '',
      files: of === undefined ? 0 : 1,
    },
    check: (values) => {
      const type = typeOf(values.type);
      if (type === undefined) return { type: t('document.typeMissing') };
      if (areMixed(files)) return { files: t('document.mixed') };
      const today = localDay(new Date(), deviceZone());
      const found = findDocumentProblems(toContent(values), type, { hasFile: values.files > 0, today });
      return Object.fromEntries(
        found.map(({ field, rule }) => [
          field === 'file' ? 'files' : field,
          t(field === 'file' ? 'document.fileNeeded' : rule === 'too_small' ? 'document.ended' : 'document.needed'),
        ]),
      );
    },
    send: async (values) =>
      send({ typeId: values.type ?? '', content: toContent(values), file: await joinFiles(files, LARGEST) }),
    // Of a multipart body the details are one field.
    fieldOf: (sent) =>
      sent === 'file' ? 'files' : FIELDS.find((field) => sent === field || sent === `content.${field}`),
    onSent,
  });
}

const FIELDS = ['valid_from', 'valid_until', 'note'] as const;

function toContent(values: {
  readonly valid_from: string | null;
  readonly valid_until: string | null;
  readonly note: string;
}): DocumentContent {
  return { valid_from: values.valid_from, valid_until: values.valid_until, note: values.note.trim() };
}
