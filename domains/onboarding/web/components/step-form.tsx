import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { FileDrop } from '@hearth/ui/file-drop';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { FormField, Step, StepAnswer } from '../../contract/schemas.ts';
import { findAnswerProblems, keepAnswers, SENSITIVE } from '../../rules/form-answers.ts';
import { useWords } from '../words.ts';
import type { StepDoings } from './own-journey.tsx';

const LARGEST = 10 * 1024 * 1024;
const ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';
const KEYBOARDS: Partial<Record<FormField, 'tel'>> = { PHONE: 'tel', EMERGENCY_PHONE: 'tel' };
const FILLED: Partial<Record<FormField, string>> = { PHONE: 'tel', BIRTH_DATE: 'bday', ADDRESS: 'street-address' };

interface StepFormProps {
  readonly step: Step;
  readonly doings: StepDoings;
}

const toAnswer = (step: Step, more: Partial<StepAnswer> = {}): StepAnswer => ({
  step_id: step.id,
  version: step.version,
  sha256: step.sha256,
  name: '',
  answers: [],
  ...more,
});

/** What a step asks of the new hire. What was sent waits, and can be sent again. */
export function StepForm({ step, doings }: StepFormProps) {
  const { t } = useWords();
  const [again, setAgain] = useState(false);
  if (step.state === 'REVIEW' && !again)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t('own.inReview')}</p>
        <Button onClick={() => setAgain(true)}>{t('own.change')}</Button>
      </div>
    );
  switch (step.kind) {
    case 'READ':
      return (
        <Button variant="primary" size="lg" wide busy={doings.busy} onClick={() => void doings.answer(toAnswer(step))}>
          {t('own.read')}
        </Button>
      );
    case 'SIGN':
      return <SignForm step={step} doings={doings} />;
    case 'FORM':
      return <DetailsForm step={step} doings={doings} />;
    case 'UPLOAD':
      return <FileForm step={step} doings={doings} />;
    default:
      return <Alert tone="info">{t('own.account')}</Alert>;
  }
}

function SignForm({ step, doings }: StepFormProps) {
  const { t } = useWords();
  const [name, setName] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [tried, setTried] = useState(false);
  const sign = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!doings.busy && agrees && name.trim() !== '') void doings.answer(toAnswer(step, { name: name.trim() }));
  };
  return (
    <form noValidate onSubmit={sign} className="grid gap-3">
      <TextField
        label={t('own.signName')}
        value={name}
        maxLength={160}
        autoComplete="name"
        dir="auto"
        size="lg"
        error={tried && name.trim() === '' ? t('own.nameMissing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Checkbox
        label={t('own.agree')}
        checked={agrees}
        error={tried && !agrees ? t('own.agreeMissing') : undefined}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      <p className="text-sm text-ink-2">{t('own.signNote')}</p>
      <Button type="submit" variant="primary" size="lg" wide busy={doings.busy}>
        {t('own.sign')}
      </Button>
    </form>
  );
}

/** The fields of a form. Sensitive ones begin empty: what was sent is never shown in full. */
function DetailsForm({ step, doings }: StepFormProps) {
  const { t } = useWords();
  const [values, setValues] = useState<Partial<Record<FormField, string>>>(() =>
    Object.fromEntries(
      step.answers.filter(({ field }) => !SENSITIVE.has(field)).map(({ field, value }) => [field, value]),
    ),
  );
  const [tried, setTried] = useState(false);
  const wrong = findAnswerProblems(step.fields, keepAnswers(step.fields, values));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (doings.busy || wrong.length > 0) return;
    const answers = step.fields.map((field) => ({ field, value: (values[field] ?? '').trim() }));
    void doings.answer(toAnswer(step, { answers }));
  };
  const helpOf = (field: FormField): string | undefined => {
    if (field === 'BIRTH_DATE') return t('own.birthHint');
    return SENSITIVE.has(field) ? t('own.sensitive') : undefined;
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      {step.fields.map((field) => (
        <TextField
          key={field}
          label={t(`field.${field}`)}
          help={helpOf(field)}
          value={values[field] ?? ''}
          maxLength={200}
          size="lg"
          dir="auto"
          inputMode={KEYBOARDS[field]}
          autoComplete={FILLED[field] ?? 'off'}
          error={tried && wrong.includes(field) ? t('own.wrong') : undefined}
          onChange={(event) => setValues({ ...values, [field]: event.target.value })}
        />
      ))}
      <Button type="submit" variant="primary" size="lg" wide busy={doings.busy}>
        {t('own.send')}
      </Button>
    </form>
  );
}

/** One photo or document: phones offer their camera. */
function FileForm({ step, doings }: StepFormProps) {
  const { t } = useWords();
  const { fileSize } = useFormat();
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const send = (): void => {
    setTried(true);
    if (!doings.busy && file !== null) void doings.sendFile(step, file);
  };
  return (
    <div className="grid gap-3">
      <FileDrop
        label={t('own.file')}
        hint={t('own.fileHint')}
        accept={ACCEPT}
        maxBytes={LARGEST}
        maxFiles={1}
        error={tried && file === null ? t('own.fileMissing') : undefined}
        files={file === null ? [] : [{ id: '0', name: file.name, note: fileSize(file.size) }]}
        onAdd={([added]) => added !== undefined && setFile(added)}
        onRemove={() => setFile(null)}
        labels={{
          remove: (name) => t('own.removeFile', { name }),
          retry: (name) => name,
          refused: (name, reason) => t(reason === 'size' ? 'own.fileTooLarge' : 'own.fileWrong', { name }),
        }}
      />
      <Button variant="primary" size="lg" wide busy={doings.busy} onClick={send}>
        {t('own.send')}
      </Button>
    </div>
  );
}
