import { CircleAlert, FileText, RotateCw, Upload, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { IconButton } from '../button/index.tsx';
import { join } from '../classes/join.ts';
import { FieldNotes, isRendered, useFieldIds } from '../field/index.tsx';
import { Icon } from '../icon/index.tsx';
import type { FileLimits, FileRefusal } from '../file-limits/index.tsx';
import { checkFiles } from '../file-limits/index.tsx';

export type { FileRefusal } from '../file-limits/index.tsx';

/** A file in the list: on its way (progress from 0 to 1), failed (error), or there. */
export type DroppedFile = {
  id: string;
  name: string;
  note?: ReactNode;
  progress?: number | undefined;
  error?: ReactNode;
};

/** The props of a FileDrop: the files, the limits, and its words. */
export type FileDropProps = FileLimits & {
  label: ReactNode;
  /** What can be added, in words: types, size, number. */
  hint: ReactNode;
  files: readonly DroppedFile[];
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry?: ((id: string) => void) | undefined;
  labels: {
    remove: (name: string) => string;
    retry: (name: string) => string;
    refused: (name: string, reason: FileRefusal) => string;
  };
  error?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** Adds files by drag, by click or by keyboard, and shows how far each one is. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    hint,
    files,
    onAdd,
    onRemove,
    onRetry,
    labels,
    accept,
    maxBytes,
    maxFiles,
    error,
    disabled = false,
    className,
  } = props;
  const ids = useFieldIds(undefined, hint, error);
  const [refusals, setRefusals] = useState<string[]>([]);
  function add(list: FileList | null) {
    const { taken, refused } = checkFiles([...(list ?? [])], files.length, { accept, maxBytes, maxFiles });
    setRefusals(refused.map(({ file, reason }) => labels.refused(file.name, reason)));
    if (taken.length > 0) onAdd(taken);
  }
  return (
    <div className={join('grid gap-2', className)}>
      <DropZone
        {...{ label, hint, accept, disabled }}
        ids={ids}
        faulty={isRendered(error)}
        multiple={maxFiles !== 1}
        onDrop={add}
      />
      <FieldNotes ids={ids} help={undefined} error={refusals.length > 0 ? refusals.join(' ') : error} />
      {files.length > 0 && (
        <ul className="grid gap-1.5">
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              labels={labels}
              onRemove={() => onRemove(file.id)}
              onRetry={onRetry === undefined ? undefined : () => onRetry(file.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type DropZoneProps = Pick<FileDropProps, 'label' | 'hint' | 'accept'> & {
  disabled: boolean;
  ids: ReturnType<typeof useFieldIds>;
  faulty: boolean;
  multiple: boolean;
  onDrop: (files: FileList | null) => void;
};

function DropZone({ label, hint, accept, disabled, ids, faulty, multiple, onDrop }: DropZoneProps) {
  const [over, setOver] = useState(false);
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) onDrop(event.dataTransfer.files);
      }}
      className={join(
        'relative grid justify-items-center gap-1 rounded-lg border border-dashed px-4 py-6 text-center transition-colors duration-150',
        over ? 'border-accent-ink bg-accent-soft' : 'border-line-field bg-surface hover:bg-surface-2',
        disabled && 'cursor-not-allowed opacity-55',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink',
      )}
    >
      <Icon of={Upload} size={24} className="text-accent-ink" />
      <span className="text-base font-bold">{label}</span>
      <span id={ids.helpId} className="text-sm text-ink-2">
        {hint}
      </span>
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-invalid={faulty ? true : undefined}
        aria-describedby={ids.describedBy}
        onChange={({ target }) => {
          onDrop(target.files);
          // The same file may be chosen again.
          target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}

function FileRow({
  file,
  labels,
  onRemove,
  onRetry,
}: {
  file: DroppedFile;
  labels: FileDropProps['labels'];
  onRemove: () => void;
  onRetry: (() => void) | undefined;
}) {
  const failed = isRendered(file.error);
  return (
    <li className="relative flex items-center gap-3 overflow-hidden rounded-md border border-line bg-surface py-1 ps-3 pe-1">
      <Icon of={failed ? CircleAlert : FileText} size={20} className={failed ? 'text-bad' : 'text-ink-2'} />
      <span className="min-w-0 flex-1 py-1 leading-tight">
        <span className="block truncate text-base">{file.name}</span>
        {failed ? (
          <span className="block text-sm text-bad">{file.error}</span>
        ) : (
          isRendered(file.note) && <span className="block text-sm text-ink-2">{file.note}</span>
        )}
      </span>
      {failed && onRetry !== undefined && (
        <IconButton size="sm" label={labels.retry(file.name)} icon={<Icon of={RotateCw} />} onClick={onRetry} />
      )}
      <IconButton size="sm" label={labels.remove(file.name)} icon={<Icon of={X} />} onClick={onRemove} />
      {file.progress !== undefined && file.progress < 1 && (
        <span
          role="progressbar"
          aria-label={file.name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(file.progress * 100)}
          className="absolute inset-x-0 bottom-0 h-0.5 bg-sunken"
        >
          <span
            className="block h-full bg-accent transition-[width] duration-200"
            style={{ width: `${file.progress * 100}%` }}
          />
        </span>
      )}
    </li>
  );
}
