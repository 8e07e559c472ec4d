import { ChevronLeft, ShieldCheck } from 'lucide-react';
import { CallError } from '@hearth/client/call-error';
import { useConnection } from '@hearth/client/context';
import { FileDrop } from '@hearth/ui/file-drop';
import type { DroppedFile } from '@hearth/ui/file-drop';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK, TextButton } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { MAX_FILE_BYTES } from '../../contract/schemas.ts';
import type { ImportKind } from '../../contract/schemas.ts';
import { saveFile } from '@hearth/client/browser/save-file';
import { useImportNode } from '../api.ts';
import { ImportSteps } from '../components/import-steps.tsx';
import { KIND_ORDER, KindChoice } from '../components/kind-choice.tsx';
import { buildTemplateFile } from '../components/template.ts';
import { uploadImport } from '../upload.ts';
import { formatProblem, useWords } from '../words.ts';
import type { ImportPhrases } from '../words.ts';

interface UploadState {
  readonly file: File;
  readonly share: number;
  readonly error?: string;
}

/** A sentence about why a file was refused: its own problem, or that of the call. */
function formatRefusal(words: ImportPhrases, error: unknown): string {
  const field = error instanceof CallError ? error.fields.find((problem) => problem.field === 'file') : undefined;
  if (field === undefined) return words.problem(error);
  const line = /^line (\d+)$/.exec(field.message)?.[1];
  return formatProblem(words, field.rule, line);
}

/** Uploads one file at a time and opens its import; a new one gives up the one before. */
function useUpload() {
  const words = useWords();
  const { session } = useConnection();
  const groupId = useImportNode();
  const navigate = useNavigate();
  const [sending, setSending] = useState<UploadState>();
  const giveUp = useRef<AbortController>(undefined);

  async function send(file: File, as: ImportKind) {
    giveUp.current = new AbortController();
    const { signal } = giveUp.current;
    setSending({ file, share: 0 });
    try {
      const onProgress = (share: number) => setSending({ file, share });
      const made = await uploadImport({ session, groupId, kind: as, file, onProgress, signal });
      await navigate(`/settings/imports/${made.id}`);
    } catch (error) {
      if (!signal.aborted) setSending({ file, share: 0, error: formatRefusal(words, error) });
    }
  }
  function remove() {
    giveUp.current?.abort();
    setSending(undefined);
  }
  return { sending, send, remove };
}

/** Choosing what is imported and the file it comes from. */
export function Component() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const kind = KIND_ORDER.find((one) => one === search.get('kind')) ?? 'LOCATIONS';
  const upload = useUpload();
  return (
    <div className="grid max-w-3xl gap-5">
      <PageTitle>{t('new.title')}</PageTitle>
      <PageHeader
        above={
          <Link to="/settings/imports" className={`inline-flex items-center gap-1 text-sm phone:min-h-11 ${TEXT_LINK}`}>
            <Icon of={ChevronLeft} directional />
            {t('new.back')}
          </Link>
        }
        title={t('new.title')}
      />
      <ImportSteps current={0} />
      <KindChoice value={kind} onChange={(next) => setSearch({ kind: next }, { replace: true })} />
      <UploadField kind={kind} upload={upload} />
      <div className="flex flex-wrap items-center justify-between gap-3 text-base">
        <span className="flex items-center gap-2 text-ink-2">
          <Icon of={ShieldCheck} size={20} className="text-ok" />
          {t('new.safe')}
        </span>
        <TextButton onClick={() => saveFile(buildTemplateFile(kind), `${kind.toLowerCase()}.csv`)}>
          {t('list.template')}
        </TextButton>
      </div>
    </div>
  );
}

/** Takes the file, and says how far it is or why it was refused. */
function UploadField({ kind, upload }: { kind: ImportKind; upload: ReturnType<typeof useUpload> }) {
  const { t } = useWords();
  const { sending, send, remove } = upload;
  const files: DroppedFile[] =
    sending === undefined
      ? []
      : [
          {
            id: sending.file.name,
            name: sending.file.name,
            ...(sending.error === undefined
              ? { progress: sending.share, note: sending.share < 1 ? t('new.uploading') : t('new.reading') }
              : { error: sending.error }),
          },
        ];
  return (
    <FileDrop
      label={t('new.drop')}
      hint={t('new.hint')}
      accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      maxBytes={MAX_FILE_BYTES}
      maxFiles={1}
      files={files}
      onAdd={([file]) => file !== undefined && void send(file, kind)}
      onRemove={remove}
      onRetry={() => sending !== undefined && void send(sending.file, kind)}
      labels={{
        remove: (name) => t('new.remove', { name }),
        retry: (name) => t('new.retry', { name }),
        refused: (name, reason) =>
          t(
            (
              {
                type: 'new.refusedType',
                size: 'new.refusedSize',
                empty: 'new.refusedEmpty',
                count: 'new.refusedCount',
              } as const
            )[reason],
            {
              name,
            },
          ),
      }}
    />
  );
}
