import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { FileDrop } from '@hearth/ui/file-drop';
import { translateQuestion } from '../../../rules/question-words.ts';
import en from '../../en.json' with { type: 'json' };
import type { AskedQuestion } from './question-field.tsx';

const ACCEPT = { FILE: '.pdf,.docx,.odt,.jpg,.jpeg,.png', VIDEO: '.mp4,.webm' } as const;
const LARGEST = 10 * 1024 * 1024;

/** A question that one file answers: a document or a photo, or a video. */
export function FileAnswer(props: {
  readonly question: AskedQuestion;
  readonly file: File | undefined;
  readonly error: string | undefined;
  readonly onChange: (file: File | null) => void;
}) {
  const { t, language } = usePhrases('applications', en);
  const format = useFormat();
  const { question, file, error, onChange } = props;
  const isVideo = question.kind === 'VIDEO';
  return (
    <FileDrop
      label={
        <>
          {translateQuestion(question, language).text}
          {!question.required && <span className="ms-1 font-normal text-ink-2">{t('apply.optional')}</span>}
        </>
      }
      hint={t(isVideo ? 'apply.videoAnswer' : 'apply.fileAnswer')}
      accept={isVideo ? ACCEPT.VIDEO : ACCEPT.FILE}
      maxBytes={LARGEST}
      maxFiles={1}
      error={error}
      files={file === undefined ? [] : [{ id: '0', name: file.name, note: format.fileSize(file.size) }]}
      onAdd={([added]) => added !== undefined && onChange(added)}
      onRemove={() => onChange(null)}
      labels={{
        remove: (name) => t('apply.removeFile', { name }),
        retry: (name) => name,
        refused: (name, reason) =>
          reason === 'size'
            ? t('apply.fileTooLarge', { name })
            : t(isVideo ? 'apply.videoWrongKind' : 'apply.fileWrongKind', { name }),
      }}
    />
  );
}
