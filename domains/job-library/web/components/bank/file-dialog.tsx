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
  const brand = useBrand();
  const download = useQuestionDownload();
  const { look, bringIn, result, isImporting, error } = useQuestionImport(() => {
    toasts.show({ message: t('file.done'), tone: 'ok' });
    onBack();
  });
  const refused = error ?? download.error;
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
          <Button variant="primary" busy={isImporting} disabled={!canImport} onClick={() => void bringIn()}>
            {t('file.import')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {refused !== null && <Alert tone="bad" urgent title={problem(refused)} />}
        <p className="text-ink-2">{t('file.lead')}</p>
        <div className="flex flex-wrap gap-2">
          <Button icon={<Icon of={Download} />} onClick={() => void download.save(true)}>
            {t('file.example')}
          </Button>
          <Button icon={<Icon of={Download} />} onClick={() => void download.save(false)}>
            {t('file.export')}
          </Button>
        </div>
        <QuestionFileField onChoose={(file) => void look(file)} />
        <div aria-live="polite">{result !== null && <FileResultView result={result} />}</div>
      </div>
    </Modal>
  );
}

/** Chooses a file of questions. */
function QuestionFileField({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const { t } = useBankWords();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-dense font-bold">
        {t('file.choose')}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        className="min-h-11 w-full rounded-md border border-line-field bg-surface p-2 text-dense file:me-3 file:font-bold"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onChoose(file);
        }}
      />
    </div>
  );
}

/** The import of a file: first what it would do, then the import itself. */
function useQuestionImport(onImported: () => void) {
  const params = { id: useBrand().id };
  const [csv, setCsv] = useState('');
  const [result, setResult] = useState<FileResult | null>(null);
  const send = useSend(importBankQuestions, { untilRead: true });

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
    if (done.problems.length === 0) onImported();
  }

  return { result, isImporting: send.isPending && result !== null, error: send.error, look, bringIn };
}

/** Downloads the brand's questions or an example file. */
function useQuestionDownload() {
  const client = useClient();
  const params = { id: useBrand().id };
  const [error, setError] = useState<unknown>(null);

  async function save(isExample: boolean): Promise<void> {
    try {
      const query = isExample ? { example: 'true' } : {};
      const { csv } = await client.call(exportBankQuestions, { params, query });
      saveFile(new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv' }), 'questions.csv');
      setError(null);
    } catch (refused) {
      setError(refused);
    }
  }

  return { error, save };
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
