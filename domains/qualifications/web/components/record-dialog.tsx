import { useForm } from '@hearth/client/use-form';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { localDay } from '@hearth/kit/local-day';
import { DayField } from '@hearth/ui/day-field';
import { FileDrop } from '@hearth/ui/file-drop';
import { FormDialog } from '@hearth/ui/form-dialog';
import { Select } from '@hearth/ui/select';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import type { QualificationRecord, RecordContent } from '../../contract/schemas.ts';
import { findRecordProblems, type RecordNeeds, type RecordProblem } from '../../rules/complete-record.ts';
import { useWords } from '../words.ts';

const ACCEPT = '.pdf,.jpg,.jpeg,.png';
const LARGEST = 10 * 1024 * 1024;

/** A qualification that can be recorded. */
export interface Choice extends RecordNeeds {
  readonly id: string;
  readonly name: string;
  readonly authority: string;
}

/** What is sent of a record. */
export interface RecordDraft {
  readonly qualificationId: string;
  readonly content: RecordContent;
  readonly file: File | null;
}

interface RecordDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly choices: readonly Choice[];
  /** What is corrected; absent: a new one. */
  readonly of?: QualificationRecord;
  /** What a new one begins with. */
  readonly chosen?: string | null;
  readonly send: (draft: RecordDraft) => Promise<unknown>;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

const PROBLEMS = { required: 'record.needed', too_big: 'record.notAfter', too_small: 'record.notBefore' } as const;

/** Says of a qualification what it needs: a level, or a number, an issuer, days and a file. */
export function RecordDialog({ title, submit, choices, of, chosen = null, send, onSent, onClose }: RecordDialogProps) {
  const { t, problem } = useWords();
  const [file, setFile] = useState<File | null>(null);
  const needsOf = (id: string | null): Choice | undefined => choices.find((choice) => choice.id === id);
  const form = useRecordForm(
    { of, qualification: of?.qualification_id ?? chosen ?? (choices.length === 1 ? (choices[0]?.id ?? null) : null) },
    { needsOf, send: (draft) => send({ ...draft, file }), onSent },
  );
  const needs = needsOf(form.values.qualification);
  return (
    <FormDialog form={form} title={title} submit={submit} problem={problem} onClose={onClose}>
      {of === undefined && (
        <Select
          label={t('record.what')}
          placeholder={t('record.what')}
          options={choices.map(({ id, name, kind }) => ({ id, label: name, note: t(`kind.${kind}`) }))}
          {...form.field('qualification')}
        />
      )}
      {needs?.kind === 'SKILL' && needs.level_names.length > 0 && (
        <Select
          label={t('record.level')}
          placeholder={t('record.level')}
          options={needs.level_names.map((label, index) => ({ id: String(index + 1), label }))}
          value={form.values.level}
          error={form.fault('level')}
          onChange={(level) => form.set('level', level ?? '1')}
        />
      )}
      {needs?.kind === 'CERTIFICATE' && <CertificateFields form={form} needs={needs} />}
      {needs !== undefined && of === undefined && (
        <FileField
          needed={needs.needs_file}
          file={file}
          error={form.fault('file')}
          onChange={(next) => {
            setFile(next);
            form.set('file', next?.name ?? '');
          }}
        />
      )}
      {needs !== undefined && (
        <TextField label={t('record.note')} optionalHint={t('optional')} maxLength={500} {...form.text('note')} />
      )}
    </FormDialog>
  );
}

type RecordForm = ReturnType<typeof useRecordForm>;

/** What a record says, what is missing of it, and how it is sent. */
function useRecordForm(
  { of, qualification }: { readonly of: QualificationRecord | undefined; readonly qualification: string | null },
  {
    needsOf,
    send,
    onSent,
  }: {
    readonly needsOf: (id: string | null) => Choice | undefined;
    readonly send: (draft: Omit<RecordDraft, 'file'>) => Promise<unknown>;
    readonly onSent: () => void;
  },
) {
  const { t } = useWords();
  return useForm({
    values: {
      qualification,
      level: String(of?.level ?? 1),
      number: of?.number ?? '',
      issuer: of?.issuer ?? '',
      issued_on: of?.issued_on ?? null,
      expires_on: of?.expires_on ?? null,
      note: of?.note ?? '',
      file: of?.file?.name ?? '',
    },
    check: (values) => {
      const needs = needsOf(values.qualification);
      if (needs === undefined) return { qualification: t('record.whatMissing') };
      const found = findRecordProblems(toContent(values), needs, {
        hasFile: values.file !== '',
        today: localDay(new Date(), deviceZone()),
      });
      return Object.fromEntries(found.map((one) => [one.field, t(wordsOf(one))]));
    },
    send: (values) => send({ qualificationId: values.qualification ?? '', content: toContent(values) }),
    // Of a multipart body the details are one field.
    fieldOf: (sent) => FIELDS.find((field) => sent === field || sent === `content.${field}`),
    onSent,
  });
}

/** When a certificate was issued, until when it is valid, and its number and issuer. */
function CertificateFields({ form, needs }: { readonly form: RecordForm; readonly needs: Choice }) {
  const { t } = useWords();
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <DayField
          label={t('record.issuedOn')}
          optionalHint={needs.months_valid === null ? t('optional') : undefined}
          {...form.field('issued_on')}
        />
        <DayField
          label={t('record.expiresOn')}
          optionalHint={t('optional')}
          help={needs.months_valid === null ? undefined : t('record.expiresHelp', { months: needs.months_valid })}
          {...form.field('expires_on')}
        />
      </div>
      <TextField
        label={t('record.number')}
        optionalHint={needs.needs_number ? undefined : t('optional')}
        maxLength={80}
        {...form.text('number')}
      />
      <TextField
        label={t('record.issuer')}
        optionalHint={needs.needs_issuer ? undefined : t('optional')}
        help={needs.authority === '' ? undefined : needs.authority}
        maxLength={120}
        {...form.text('issuer')}
      />
    </>
  );
}

const FIELDS = ['level', 'number', 'issuer', 'issued_on', 'expires_on', 'note', 'file'] as const;

const wordsOf = ({ rule }: RecordProblem) =>
  rule === 'too_big' || rule === 'too_small' ? PROBLEMS[rule] : PROBLEMS.required;

function toContent(values: {
  readonly level: string;
  readonly number: string;
  readonly issuer: string;
  readonly issued_on: string | null;
  readonly expires_on: string | null;
  readonly note: string;
}): RecordContent {
  return {
    level: Number(values.level),
    number: values.number.trim(),
    issuer: values.issuer.trim(),
    issued_on: values.issued_on,
    expires_on: values.expires_on,
    note: values.note.trim(),
  };
}

/** One photo or document: phones offer their camera. */
function FileField(props: {
  readonly needed: boolean;
  readonly file: File | null;
  readonly error: string | undefined;
  readonly onChange: (file: File | null) => void;
}) {
  const { t } = useWords();
  const { fileSize } = useFormat();
  const { needed, file, error, onChange } = props;
  return (
    <FileDrop
      label={
        <>
          {t('record.file')}
          {!needed && <span className="ms-1 font-normal text-ink-2">{t('optional')}</span>}
        </>
      }
      hint={t('record.fileHint')}
      accept={ACCEPT}
      maxBytes={LARGEST}
      maxFiles={1}
      error={error}
      files={file === null ? [] : [{ id: '0', name: file.name, note: fileSize(file.size) }]}
      onAdd={([added]) => added !== undefined && onChange(added)}
      onRemove={() => onChange(null)}
      labels={{
        remove: (name) => t('record.removeFile', { name }),
        retry: (name) => name,
        refused: (name, reason) => t(reason === 'size' ? 'record.fileTooLarge' : 'record.fileWrong', { name }),
      }}
    />
  );
}
