import { useFormat } from '@hearth/i18n/use-format';
import { FileDrop } from '@hearth/ui/file-drop';
import { useWords } from '../words.ts';

const ACCEPT = '.pdf,.jpg,.jpeg,.png';
/** What one document may weigh. */
export const LARGEST = 10 * 1024 * 1024;
const MOST_PAGES = 12;

/** One PDF, or a photo of each page: phones offer their camera. */
export function PagesField({
  files,
  error,
  onChange,
}: {
  readonly files: readonly File[];
  readonly error: string | undefined;
  readonly onChange: (files: readonly File[]) => void;
}) {
  const { t } = useWords();
  const { fileSize } = useFormat();
  return (
    <FileDrop
      label={t('document.file')}
      hint={t('document.fileHint')}
      accept={ACCEPT}
      maxBytes={LARGEST}
      maxFiles={MOST_PAGES}
      error={error}
      files={files.map((file, index) => ({ id: String(index), name: file.name, note: fileSize(file.size) }))}
      onAdd={(added) => onChange([...files, ...added])}
      onRemove={(id) => onChange(files.filter((_file, index) => String(index) !== id))}
      labels={{
        remove: (name) => t('document.removeFile', { name }),
        retry: (name) => name,
        refused: (name, reason) =>
          t(
            reason === 'size'
              ? 'document.fileTooLarge'
              : reason === 'type'
                ? 'document.fileWrong'
                : 'document.tooManyFiles',
            { name },
          ),
      }}
    />
  );
}
