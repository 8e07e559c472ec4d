import { IconButton } from '@hearth/ui/button';
import { checkFiles } from '@hearth/ui/file-limits';
import { Icon } from '@hearth/ui/icon';
import { Paperclip, X } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { Draft } from '../../outgoing.ts';
import { useFileWords } from './words.ts';

const MOST_FILES = 5;
const LARGEST_FILE = 10 * 1024 * 1024;
/** Saved texts are for the house's side. */
const ComposerTools = lazy(() => import('../templates/composer-tools.tsx'));
/** Whoever begins to write. Without a connection there are none. */
const TextHints = lazy<ComponentType<{ text: string }>>(() =>
  import('../hints/text-hints.tsx').catch(() => ({ default: () => null })),
);
const ACCEPT = '.pdf,.docx,.odt,.jpg,.jpeg,.png';

interface ComposerFilesProps {
  readonly applicationId: string;
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
  /** Of the line that says which places are open, for the house's side; empty for a candidate, who has no saved texts. */
  readonly toolsId: string;
  /** Whether places of a saved text are open. */
  readonly unfilled: boolean;
}

/** Adds files to a message, shows which were added, and says why one was not; and what the text may give away. It comes after the field where one writes. */
export default function ComposerFiles({ applicationId, draft, onChange, toolsId, unfilled }: ComposerFilesProps) {
  const t = useFileWords();
  const text = useDeferredValue(draft.text.trim());
  const { files } = draft;
  const change = (next: readonly File[]): void => onChange({ files: next });
  const [problem, setProblem] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const add = (chosen: readonly File[]): void => {
    const { taken, refused } = checkFiles(chosen, files.length, {
      accept: ACCEPT,
      maxBytes: LARGEST_FILE,
      maxFiles: MOST_FILES,
    });
    const [first] = refused;
    setProblem(
      first === undefined
        ? ''
        : first.reason === 'count'
          ? t('tooMany')
          : t(first.reason === 'size' ? 'tooLarge' : 'wrongKind', { name: first.file.name }),
    );
    change([...files, ...taken]);
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        accept={ACCEPT}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <IconButton
        label={t('attach')}
        icon={<Icon of={Paperclip} size={20} />}
        onClick={() => picker.current?.click()}
        className="mb-0.5 phone:mb-0"
      />
      {files.length > 0 && <AddedFiles files={files} onChange={change} />}
      {problem !== '' && (
        <p role="alert" className="order-last basis-full text-sm font-bold text-bad">
          {problem}
        </p>
      )}
      {toolsId !== '' && (
        <Suspense fallback={<span className="size-10 shrink-0 phone:size-11" />}>
          <ComposerTools
            applicationId={applicationId}
            open={unfilled ? draft.text : ''}
            noteId={toolsId}
            onText={(added) => onChange({ text: [draft.text, added].filter(Boolean).join('\n') })}
          />
        </Suspense>
      )}
      {text !== '' && (
        <Suspense>
          <TextHints text={text} />
        </Suspense>
      )}
    </>
  );
}

/** The files that go along, each of which can be taken out again. */
function AddedFiles({ files, onChange }: { files: readonly File[]; onChange: (files: readonly File[]) => void }) {
  const t = useFileWords();
  return (
    <ul className="order-first flex basis-full flex-wrap gap-2">
      {files.map((file, index) => (
        <li
          key={`${file.name}-${index}`}
          className="flex items-center gap-1 rounded-md border border-line ps-3 text-sm"
        >
          <span className="max-w-48 truncate">{file.name}</span>
          <IconButton
            size="sm"
            label={t('remove', { name: file.name })}
            icon={<Icon of={X} size={16} />}
            onClick={() => onChange(files.filter((_file, other) => other !== index))}
          />
        </li>
      ))}
    </ul>
  );
}
