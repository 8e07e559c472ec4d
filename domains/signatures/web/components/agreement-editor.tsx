import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { FileDrop } from '@hearth/ui/file-drop';
import { NumberField } from '@hearth/ui/number-field';
import { Select } from '@hearth/ui/select';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { lazy, Suspense, useState } from 'react';
import type { FormEvent } from 'react';
import { putDraft, putDraftFile } from '../../contract/endpoints.ts';
import type { Agreement, DraftContent, Edition, SignerRole } from '../../contract/schemas.ts';
import { LARGEST_PDF } from '../../rules/limits.ts';
import { findFieldProblems } from '../../rules/place-fields.ts';
import { useWords } from '../words.ts';

const FieldEditor = lazy(async () => ({ default: (await import('./field-editor.tsx')).FieldEditor }));
const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }));

/** The orders in which people can sign. */
const ORDERS: readonly (readonly SignerRole[])[] = [
  ['EMPLOYEE'],
  ['EMPLOYEE', 'MANAGER'],
  ['MANAGER', 'EMPLOYEE'],
  ['EMPLOYEE', 'GUARDIAN'],
  ['EMPLOYEE', 'GUARDIAN', 'MANAGER'],
];

interface EditorProps {
  readonly agreement: Agreement;
  readonly draft: Edition;
  readonly onDone: () => void;
}

/** Writes the draft of an agreement: text or PDF, summary, signers in order, and fields on its pages. */
export function AgreementEditor({ agreement, draft, onDone }: EditorProps) {
  const { t } = useWords();
  const { content, set, tried, busy, failed, save, upload } = useDraft(agreement, draft);
  const [isPublishing, setPublishing] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  const publish = async (): Promise<void> => {
    if (await save()) setPublishing(true);
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextField
        label={t('edit.title')}
        value={content.title}
        maxLength={120}
        dir="auto"
        error={tried && content.title.trim() === '' ? t('edit.titleMissing') : undefined}
        onChange={(event) => set({ title: event.target.value })}
      />
      <Document draft={draft} content={content} set={set} busy={busy} onFile={upload} />
      <TextArea
        label={t('edit.summary')}
        help={t('edit.summaryHelp')}
        rows={4}
        maxLength={4000}
        dir="auto"
        value={content.summary}
        onChange={(event) => set({ summary: event.target.value })}
      />
      <Signing content={content} set={set} />
      {draft.pages.length > 0 && (
        <Suspense>
          <FieldEditor
            agreementId={agreement.id}
            draft={draft}
            signers={content.signers}
            fields={content.fields}
            onChange={(fields) => set({ fields: [...fields] })}
          />
        </Suspense>
      )}
      {failed !== null && <Alert tone="bad" urgent title={failed} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t('edit.save')}
        </Button>
        <Button variant="primary" disabled={busy} onClick={() => void publish()}>
          {t('edit.publish')}
        </Button>
        {agreement.number !== null && (
          <Button variant="ghost" onClick={onDone}>
            {t('edit.later')}
          </Button>
        )}
      </div>
      {isPublishing && (
        <Suspense>
          <PublishDialog agreement={agreement} draft={draft} onDone={onDone} onClose={() => setPublishing(false)} />
        </Suspense>
      )}
    </form>
  );
}

/** What is signed: a text that is written here, or a PDF. */
function Document({
  draft,
  content,
  set,
  busy,
  onFile,
}: {
  readonly draft: Edition;
  readonly content: DraftContent;
  readonly set: (change: Partial<DraftContent>) => void;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}) {
  const { t } = useWords();
  if (draft.source === 'PDF') return <PdfField draft={draft} busy={busy} onFile={onFile} />;
  return (
    <TextArea
      label={t('edit.text')}
      help={t('edit.textHelp')}
      rows={12}
      maxLength={40_000}
      dir="auto"
      value={content.text}
      onChange={(event) => set({ text: event.target.value })}
    />
  );
}

/** Who signs in which order, and until when. */
function Signing({
  content,
  set,
}: {
  readonly content: DraftContent;
  readonly set: (change: Partial<DraftContent>) => void;
}) {
  const { t } = useWords();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('edit.signers')}
        placeholder={t('edit.signers')}
        options={ORDERS.map((roles) => ({
          id: roles.join(),
          label: roles.map((role) => t(`role.${role}`)).join(' → '),
        }))}
        value={content.signers.join()}
        onChange={(id) => {
          const signers = ORDERS.find((roles) => roles.join() === id) ?? ['EMPLOYEE'];
          set({ signers: [...signers], fields: content.fields.filter(({ role }) => signers.includes(role)) });
        }}
      />
      <NumberField
        label={t('edit.expires')}
        help={t('edit.expiresHelp')}
        min={1}
        max={365}
        value={content.expires_days}
        onChange={(days) => set({ expires_days: days })}
      />
    </div>
  );
}

/** What is written, and how it is sent; a refusal loses nothing of it. */
function useDraft(agreement: Agreement, draft: Edition) {
  const { t, problem } = useWords();
  const client = useClient();
  const brand = useBrand();
  const [content, setContent] = useState<DraftContent>(() => ({
    title: draft.title,
    text: draft.text,
    summary: draft.summary,
    signers: draft.signers,
    fields: draft.fields,
    expires_days: draft.expires_days,
  }));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const params = { id: brand.id, agreement_id: agreement.id };
  const attempt = async (send: () => Promise<Agreement>): Promise<boolean> => {
    setBusy(true);
    setFailed(null);
    try {
      const { editions } = await send();
      // Fields whose page is gone with a shorter document are left out there.
      const saved = editions.find(({ state }) => state === 'DRAFT');
      if (saved !== undefined) setContent((before) => ({ ...before, fields: saved.fields }));
      toasts.show({ message: t('edit.saved'), tone: 'ok' });
      return true;
    } catch (refused) {
      setFailed(problem(refused));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const save = async (): Promise<boolean> => {
    setTried(true);
    if (busy || content.title.trim() === '') return false;
    const pages = draft.pages.length === 0 || draft.source === 'TEXT' ? Number.POSITIVE_INFINITY : draft.pages.length;
    if (findFieldProblems(content.fields, { pages, signers: content.signers }).length > 0) {
      setFailed(t('errors.AGREEMENT_FIELDS_WRONG'));
      return false;
    }
    const body = {
      ...content,
      title: content.title.trim(),
      text: content.text.trim(),
      summary: content.summary.trim(),
      version: draft.version,
    };
    return attempt(() => client.call(putDraft, { params, body }));
  };
  const upload = (file: File): void => {
    const body = { version: String(draft.version) };
    void attempt(() => client.call(putDraftFile, { params, body, files: [file] }));
  };
  return {
    content,
    set: (change: Partial<DraftContent>) => setContent({ ...content, ...change }),
    tried,
    busy,
    failed,
    save,
    upload,
  };
}

/** The PDF of a draft: sent as soon as it is chosen. */
function PdfField({
  draft,
  busy,
  onFile,
}: {
  readonly draft: Edition;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}) {
  const { t } = useWords();
  return (
    <FileDrop
      label={t(draft.pages.length === 0 ? 'edit.pdf' : 'edit.pdfReplace')}
      hint={draft.pages.length === 0 ? t('edit.pdfHint') : t('edit.pdfPages', { count: draft.pages.length })}
      accept=".pdf,application/pdf"
      maxBytes={LARGEST_PDF}
      maxFiles={1}
      disabled={busy}
      files={[]}
      onAdd={([file]) => file !== undefined && onFile(file)}
      onRemove={() => undefined}
      labels={{
        remove: (name) => t('file.remove', { name }),
        retry: (name) => name,
        refused: (name, reason) => t(reason === 'size' ? 'edit.pdfTooLarge' : 'file.wrong', { name }),
      }}
    />
  );
}
