import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { localDay } from '@hearth/kit/local-day';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { DayField } from '@hearth/ui/day-field';
import { FileDrop } from '@hearth/ui/file-drop';
import { LinkButton } from '@hearth/ui/link-button';
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
const FILLED: Partial<Record<FormField, string>> = { PHONE: 'tel', ADDRESS: 'street-address' };

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
      return step.agreement_id === null ? <SignForm step={step} doings={doings} /> : <SignElsewhere step={step} />;
    case 'FORM':
      return <DetailsForm step={step} doings={doings} />;
    case 'UPLOAD':
      return <FileForm step={step} doings={doings} />;
    default:
      return <Alert tone="info">{t('own.account')}</Alert>;
  }
}

/** An agreement is read and signed on a page of its own; the step is done when everybody has signed it. */
function SignElsewhere({ step }: { readonly step: Step }) {
  const { t } = useWords();
  if (step.sign_at === null) return <Alert tone="info">{t('own.signLater')}</Alert>;
  return (
    <LinkButton href={step.sign_at} variant="primary" size="lg" wide>
      {t('own.signAgreement')}
    </LinkButton>
  );
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
  const errorOf = (field: FormField): string | undefined =>
    tried && wrong.includes(field) ? t('own.wrong') : undefined;
  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      {step.fields.map((field) =>
        field === 'BIRTH_DATE' ? (
          <DayField
            key={field}
            label={t(`field.${field}`)}
            size="lg"
            value={values[field] ?? null}
            error={errorOf(field)}
            onChange={(day) => setValues({ ...values, [field]: day ?? '' })}
          />
        ) : (
          <TextField
            key={field}
            label={t(`field.${field}`)}
            help={SENSITIVE.has(field) ? t('own.sensitive') : undefined}
            value={values[field] ?? ''}
            maxLength={200}
            size="lg"
            dir="auto"
            inputMode={KEYBOARDS[field]}
            autoComplete={FILLED[field] ?? 'off'}
            error={errorOf(field)}
            onChange={(event) => setValues({ ...values, [field]: event.target.value })}
          />
        ),
      )}
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
  const [until, setUntil] = useState<string | null>(step.valid_until);
  const [tried, setTried] = useState(false);
  const [today] = useState(() => localDay(new Date(), deviceZone()));
  const isOver = step.asks_until && (until === null || until < today);
  const send = (): void => {
    setTried(true);
    if (!doings.busy && file !== null && !isOver) void doings.sendFile(step, file, step.asks_until ? until : null);
  };
  return (
    <div className="grid gap-3">
      {step.reusable !== null && <OnFile step={step} until={step.reusable.valid_until} doings={doings} />}
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
      {step.asks_until && (
        <DayField
          label={t('own.until')}
          value={until}
          error={tried && isOver ? t('own.untilMissing') : undefined}
          onChange={setUntil}
        />
      )}
      <Button variant="primary" size="lg" wide busy={doings.busy} onClick={send}>
        {t('own.send')}
      </Button>
    </div>
  );
}

/** A document that the employer has already: it is used only with the new hire’s yes. */
function OnFile({ step, until, doings }: StepFormProps & { readonly until: string | null }) {
  const { t, format } = useWords();
  return (
    <div className="grid gap-2 rounded-md bg-surface-2 p-3">
      <p>{until === null ? t('own.onFile') : t('own.onFileUntil', { date: format.date(until) })}</p>
      <Button size="lg" wide busy={doings.busy} onClick={() => void doings.answer(toAnswer(step, { reuse: true }))}>
        {t('own.reuse')}
      </Button>
    </div>
  );
}
