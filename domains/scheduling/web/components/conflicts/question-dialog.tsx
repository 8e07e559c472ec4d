import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { TextField } from '@hearth/ui/text-field';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Desk, Question } from '../editor/desk.ts';
import { useDialogWords } from '../dialogs/phrases.ts';

/** Asks before an edit that the rules object to: whether the person has agreed, or why it is done all the same. */
export default function QuestionDialog({ question, desk }: { question: Question; desk: Desk }) {
  const { t } = desk.words;
  const ask = useDialogWords();
  const { conflicts, kind, overridable, saved } = question;
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const mayAnswer = kind === 'consent' || (overridable && desk.snapshot.week.may.override);
  const serious = conflicts.filter(({ level }) => level !== 'warn');
  const people = [...new Set(serious.map((conflict) => desk.say.name(conflict.employee_id)))];
  const close = (): void => {
    if (saved) desk.editor.drop();
    desk.setQuestion(null);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (reason.trim() === '') return;
    desk.answer(question, reason.trim());
    desk.setEditing(null);
  };
  return (
    <Modal
      open
      onClose={close}
      size="sm"
      alert
      closeLabel={t('close')}
      title={ask(`question.${kind}`, { who: desk.words.format.list(people) })}
      footer={
        mayAnswer ? (
          <>
            <Button onClick={close}>{saved ? ask('question.takeBack') : t('cancel')}</Button>
            <Button variant={kind === 'consent' ? 'primary' : 'danger'} type="submit" form="question">
              {ask(kind === 'consent' ? 'question.agreed' : 'question.override')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={close}>
            {ask(saved ? 'question.takeBack' : 'question.understood')}
          </Button>
        )
      }
    >
      <ul className="grid gap-2">
        {conflicts.map((conflict) => (
          <li key={conflict.key} className="grid grid-cols-[auto_1fr] gap-x-2 text-base">
            <Icon
              of={conflict.level === 'warn' ? CircleAlert : TriangleAlert}
              className={`mt-0.5 ${conflict.level === 'warn' ? 'text-warn' : 'text-bad'}`}
            />
            <span>
              <b>{desk.say.name(conflict.employee_id)}</b>: {desk.say.title(conflict)}
            </span>
          </li>
        ))}
      </ul>
      {mayAnswer ? (
        <form id="question" onSubmit={submit} className="mt-4" noValidate>
          <TextField
            label={ask(kind === 'consent' ? 'question.how' : 'question.why')}
            help={ask('question.kept')}
            maxLength={300}
            autoFocus
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={asked && reason.trim() === '' ? ask('question.needed') : undefined}
          />
        </form>
      ) : (
        <p className="mt-3 text-base text-ink-2">{ask(overridable ? 'question.notYou' : 'question.never')}</p>
      )}
    </Modal>
  );
}
