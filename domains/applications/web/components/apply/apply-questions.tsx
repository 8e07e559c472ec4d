import { LegalLinks } from '@hearth/domains/core/widgets';
import type { LegalLinks as LegalLinkAddresses } from '@hearth/domains/core/schemas';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Checkbox } from '@hearth/ui/checkbox';
import { FileDrop } from '@hearth/ui/file-drop';
import { TextArea } from '@hearth/ui/text-area';
import en from '../../en.json' with { type: 'json' };
import type { AnswerFiles } from '../../state/answer-files.ts';
import type { StepProps } from './apply-you.tsx';
import { FileAnswer } from './file-answer.tsx';
import { type AskedQuestion, QuestionField } from './question-field.tsx';

const ACCEPT = '.pdf,.docx,.odt,.jpg,.jpeg,.png';
const LARGEST = 10 * 1024 * 1024;
const MOST = 5;

/** One of the job's own questions, answered with a file or in words. */
function Question({
  question,
  draft,
  answerFiles,
  errors,
  onChange,
  onBlur,
  onAnswerFile,
}: StepProps & {
  question: AskedQuestion;
  answerFiles: AnswerFiles;
  onAnswerFile: (questionId: string, file: File | null) => void;
}) {
  const error = errors[`answers.${question.id}`];
  return question.kind === 'FILE' || question.kind === 'VIDEO' ? (
    <FileAnswer
      question={question}
      file={answerFiles.get(question.id)}
      error={error}
      onChange={(file) => onAnswerFile(question.id, file)}
    />
  ) : (
    <QuestionField
      question={question}
      value={draft.answers[question.id] ?? ''}
      error={error}
      onChange={(value) => onChange({ answers: { ...draft.answers, [question.id]: value } })}
      onBlur={() => onBlur(`answers.${question.id}`)}
    />
  );
}

/** The job's own questions, files, a few words, and the consent. */
export function ApplyQuestions({
  draft,
  questions,
  files,
  answerFiles,
  progress,
  employer,
  legal,
  errors,
  onChange,
  onBlur,
  onFiles,
  onAnswerFile,
}: StepProps & {
  questions: readonly AskedQuestion[];
  files: readonly File[];
  answerFiles: AnswerFiles;
  onAnswerFile: (questionId: string, file: File | null) => void;
  /** The share that has gone out while they are sent. */
  progress: number | null;
  employer: string;
  legal: LegalLinkAddresses;
  onFiles: (files: readonly File[]) => void;
}) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  return (
    <div className="grid gap-5">
      {questions.map((question) => (
        <Question key={question.id} {...{ question, draft, answerFiles, errors, onChange, onBlur, onAnswerFile }} />
      ))}
      {files.length === 0 && draft.fileNames.length > 0 && (
        <p className="rounded-md bg-warn-soft px-3 py-2 text-warn">{t('apply.filesAgain')}</p>
      )}
      <FileDrop
        label={t('apply.files')}
        hint={t('apply.filesHint')}
        accept={ACCEPT}
        maxBytes={LARGEST}
        maxFiles={MOST}
        files={files.map((file, index) => ({
          id: String(index),
          name: file.name,
          note: format.fileSize(file.size),
          error: errors[`files.${index}`],
          ...(progress === null ? {} : { progress }),
        }))}
        onAdd={(added) => onFiles([...files, ...added])}
        onRemove={(id) => onFiles(files.filter((_file, index) => String(index) !== id))}
        labels={{
          remove: (name) => t('apply.removeFile', { name }),
          retry: (name) => name,
          refused: (name, reason) =>
            t(
              reason === 'size'
                ? 'apply.fileTooLarge'
                : reason === 'count'
                  ? 'apply.fileTooMany'
                  : 'apply.fileWrongKind',
              { name },
            ),
        }}
      />
      <TextArea
        label={t('apply.message')}
        optionalHint={t('apply.optional')}
        value={draft.message}
        maxLength={4000}
        onChange={(event) => onChange({ message: event.target.value })}
      />
      <Checkbox
        label={t('apply.consent', { employer })}
        error={errors['consent']}
        checked={draft.consent}
        onChange={(event) => onChange({ consent: event.target.checked })}
      />
      <LegalLinks links={legal} className="-mt-4 text-sm text-ink-2" />
    </div>
  );
}
