import { useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { RadioGroup } from '@hearth/ui/radio-group';
import { toasts } from '@hearth/ui/toast';
import { useId, useState } from 'react';
import { setOwnAnswers } from '../../contract/endpoints.ts';
import type { Answer, Choice, OwnForm, Question } from '../../contract/schemas.ts';
import { useFairnessWords } from '../words.ts';

/** Asks the questions; each can be skipped or declined, and all answers can be withdrawn. */
export function AnswerDialog({
  applicationId,
  form,
  onClose,
}: {
  readonly applicationId: string;
  readonly form: OwnForm;
  readonly onClose: () => void;
}) {
  const { t, problem, format, nameOf } = useFairnessWords();
  const formId = useId();
  const [said, setSaid] = useState<ReadonlyMap<Question, Choice>>(
    () => new Map(form.answers.map(({ question, choice }) => [question, choice])),
  );
  const send = useSend(setOwnAnswers, {
    onSuccess: ({ answers }) => {
      toasts.show({ message: t(answers.length === 0 ? 'form.deleted' : 'form.saved'), tone: 'ok' });
      onClose();
    },
  });
  const save = (answers: Answer[]): void =>
    send.mutate({ params: { application_id: applicationId }, body: { answers } });
  return (
    <Modal
      open
      onClose={onClose}
      title={t('form.title')}
      closeLabel={t('close')}
      footer={
        <>
          {form.answers.length > 0 && (
            <Button variant="ghost" className="me-auto" disabled={send.isPending} onClick={() => save([])}>
              {t('form.none')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={send.isPending} disabled={said.size === 0}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save([...said].map(([question, choice]) => ({ question, choice })));
        }}
      >
        {send.isError && <Alert tone="bad" urgent title={problem(send.error)} />}
        <p className="text-ink-2">{t('form.text', { date: format.instantDate(form.counted_on, 'UTC') })}</p>
        {form.questions.map(({ question, choices, law }) => (
          <RadioGroup
            key={question}
            label={t(`question.${question}`)}
            help={t('form.why', { law })}
            options={choices.map((choice) => ({ value: choice, label: nameOf(question, choice) }))}
            value={said.get(question) ?? null}
            onChange={(choice) => setSaid(new Map(said).set(question, choice))}
          />
        ))}
      </form>
    </Modal>
  );
}
