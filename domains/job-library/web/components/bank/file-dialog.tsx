import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { saveFile } from '@hearth/client/browser/save-file';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { toasts } from '@hearth/ui/toast';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { exportBankQuestions, importBankQuestions } from '../../../contract/question-endpoints.ts';
import type { FileProblem, FileResult } from '../../../contract/question-schemas.ts';
import { useBankWords } from './words.ts';

/** Letters that a file can have. */
const MOST_LETTERS = 500_000;
const BYTE_ORDER_MARK = '\uFEFF';

/** Imports questions from a file after a preview, and exports the brand's questions. */
export function FileDialog({ onBack, onClose }: { readonly onBack: () => void; readonly onClose: () => void }) {
  const { t, problem } = useBankWords();
  const client = useClient();
  const brand = useBrand();
  const inputId = useId();
  const params = { id: brand.id };
  const [csv, setCsv] = useState('');
  const [result, setResult] = useState<FileResult | null>(null);
  const send = useSend(importBankQuestions);
  const [unsaved, setUnsaved] = useState<unknown>(null);
  const refused = send.error ?? unsaved;
  const canImport = result !== null && result.problems.length === 0 && result.created + result.updated > 0;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('file.title')}
      description={t('for', { brand: brand.name })}
      closeLabel={t('close')}
      size="lg"
      footer={
        <>
          <Button onClick={onBack}>{t('back')}</Button>
          <Button
            variant="primary"
            busy={send.isPending && result !== null}
            disabled={!canImport}
            onClick={() => void bringIn()}
          >
            {t('file.import')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {refused !== null && <Alert tone="bad" urgent title={problem(refused)} />}
        <p className="text-ink-2">{t('file.lead')}</p>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Icon of={Download} />} onClick={() => void save(true)}>
            {t('file.example')}
          </Button>
          <Button icon={<Icon of={Download} />} onClick={() => void save(false)}>
            {t('file.export')}
          </Button>
        </div>
        <div className="grid gap-1.5">
          <label htmlFor={inputId} className="text-dense font-bold">
            {t('file.choose')}
          </label>
          <input
            id={inputId}
            type="file"
            accept=".csv,text/csv"
            className="min-h-11 w-full rounded-md border border-line-field bg-surface p-2 text-dense file:me-3 file:font-bold"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void look(file);
            }}
          />
        </div>
        <div aria-live="polite">{result !== null && <FileResultView result={result} />}</div>
      </div>
    </Modal>
  );

  /** Says what a file would do; nothing is written yet. */
  async function look(file: File): Promise<void> {
    setResult(null);
    const text = await readFileText(file);
    setCsv(text);
    if (text.length > MOST_LETTERS) {
      setResult({ created: 0, updated: 0, unchanged: 0, problems: [{ line: 1, column: '', rule: 'TOO_LONG' }] });
      return;
    }
    send.mutate({ params, body: { csv: text, preview: true } }, { onSuccess: setResult });
  }

  async function bringIn(): Promise<void> {
    let done: FileResult;
    try {
      done = await send.mutateAsync({ params, body: { csv, preview: false } });
    } catch {
      // The refusal stands above; the file is still chosen.
      return;
    }
    setResult(done);
    if (done.problems.length > 0) return;
    toasts.show({ message: t('file.done'), tone: 'ok' });
    onBack();
  }

  async function save(isExample: boolean): Promise<void> {
    try {
      const query = isExample ? { example: 'true' } : {};
      const { csv: written } = await client.call(exportBankQuestions, { params, query });
      saveFile(new Blob([BYTE_ORDER_MARK, written], { type: 'text/csv' }), 'questions.csv');
      setUnsaved(null);
    } catch (error) {
      setUnsaved(error);
    }
  }
}

/** The preview of a file, or its errors. */
function FileResultView({ result }: { readonly result: FileResult }) {
  const { t } = useBankWords();
  const { created, updated, unchanged, problems } = result;
  const counts = { created: String(created), updated: String(updated), unchanged: String(unchanged) };
  if (problems.length === 0) return <p className="font-bold">{t('file.counts', counts)}</p>;
  return (
    <Alert tone="bad" title={t('file.wrong')}>
      <ul className="grid gap-1">
        {problems.map((one) => (
          <li key={`${one.line} ${one.column} ${one.rule}`}>
            <Problem problem={one} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Problem({ problem: { line, column, rule } }: { readonly problem: FileProblem }) {
  const { t } = useBankWords();
  const what = t(`file.rules.${rule}`);
  return column === ''
    ? t('file.atLine', { line: String(line), what })
    : t('file.atColumn', { line: String(line), column, what });
}

/** Reads a file as UTF-8, or in a legacy encoding if it is not valid. */
async function readFileText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
