import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { TextField } from '@hearth/ui/text-field';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import type { ConflictQuestion } from '../../state/grid/interaction.ts';
import { useDialogPhrases } from '../dialogs/phrases.ts';
import { useSchedule, useScheduleEditor } from '../editor/use-schedule.ts';
import { ConflictLines } from './conflict-lines.tsx';

type QuestionDialogProps = { question: ConflictQuestion };

/** Asks before an edit that the rules object to: whether the person has agreed, or why it is done all the same. */
export default function QuestionDialog({ question }: QuestionDialogProps) {
  const { snapshot } = useSchedule();
  const { kind, overridable } = question;
  const mayAnswer = kind === 'consent' || (overridable && snapshot.week.may.override);
  return mayAnswer ? <Answerable question={question} /> : <Refusal question={question} />;
}

/** Dismisses the question without an answer; an edit already shown is undone. */
function useDismissQuestion({ saved }: ConflictQuestion): () => void {
  const editor = useScheduleEditor();
  return () => {
    if (saved) editor.weekEditor.drop();
    editor.set({ question: null });
  };
}

function useTitle({ conflicts, kind }: ConflictQuestion): string {
  const { phrases, conflictPhrases } = useSchedule();
  const t = useDialogPhrases();
  const serious = conflicts.filter(({ level }) => level !== 'warn');
  const people = [...new Set(serious.map((conflict) => conflictPhrases.name(conflict.employee_id)))];
  return t(`question.${kind}`, { who: phrases.format.list(people) });
}

function Answerable({ question }: QuestionDialogProps) {
  const { t: common } = useSchedule().phrases;
  const editor = useScheduleEditor();
  const t = useDialogPhrases();
  const { kind, saved } = question;
  const leave = useDismissQuestion(question);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() === '') {
      field.current?.focus();
      return;
    }
    editor.answerQuestion(question, reason.trim());
    editor.set({ editing: null });
  };
  return (
    <Modal
      open
      onClose={leave}
      size="sm"
      alert
      closeLabel={common('close')}
      title={useTitle(question)}
      footer={
        <>
          <Button onClick={leave}>{saved ? t('question.takeBack') : common('cancel')}</Button>
          <Button variant={kind === 'consent' ? 'primary' : 'danger'} type="submit" form="question">
            {t(kind === 'consent' ? 'question.agreed' : 'question.override')}
          </Button>
        </>
      }
    >
      <ConflictLines conflicts={question.conflicts} />
      <form id="question" onSubmit={submit} className="mt-4" noValidate>
        <TextField
          ref={field}
          label={t(kind === 'consent' ? 'question.how' : 'question.why')}
          help={t('question.kept')}
          maxLength={300}
          autoFocus
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isTried && reason.trim() === '' ? t('question.needed') : undefined}
        />
      </form>
    </Modal>
  );
}

function Refusal({ question }: QuestionDialogProps) {
  const { t: common } = useSchedule().phrases;
  const t = useDialogPhrases();
  const { overridable, saved } = question;
  const leave = useDismissQuestion(question);
  return (
    <Modal
      open
      onClose={leave}
      size="sm"
      alert
      closeLabel={common('close')}
      title={useTitle(question)}
      footer={
        <Button variant="primary" onClick={leave}>
          {t(saved ? 'question.takeBack' : 'question.understood')}
        </Button>
      }
    >
      <ConflictLines conflicts={question.conflicts} />
      <p className="mt-3 text-base text-ink-2">{t(overridable ? 'question.notYou' : 'question.never')}</p>
    </Modal>
  );
}
