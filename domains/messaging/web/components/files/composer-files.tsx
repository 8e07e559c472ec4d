import { IconButton } from '@hearth/ui/button';
import { checkFiles } from '@hearth/ui/file-limits';
import { Icon } from '@hearth/ui/icon';
import { Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFileWords } from './words.ts';

const MOST_FILES = 5;
const LARGEST_FILE = 10 * 1024 * 1024;
const ACCEPT = '.pdf,.docx,.odt,.jpg,.jpeg,.png';

/** Adds files to a message, shows which were added, and says why one was not. It comes after the field where one writes. */
export default function ComposerFiles({
  files,
  onChange,
}: {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}) {
  const t = useFileWords();
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
    onChange([...files, ...taken]);
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
      {files.length > 0 && (
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
      )}
      {problem !== '' && (
        <p role="alert" className="order-last basis-full text-sm font-bold text-bad">
          {problem}
        </p>
      )}
    </>
  );
}
