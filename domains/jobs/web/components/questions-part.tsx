import { newId } from '@hearth/kit/id';
import { Button, IconButton } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { ChoiceField } from '@hearth/ui/choice-field';
import { Icon } from '@hearth/ui/icon';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Question } from '@hearth/domains/job-library/schemas';
import { choiceOptions } from '@hearth/domains/job-library/rules';
import { BankNote, PickQuestionsDialog, useQuestionWords } from '@hearth/domains/job-library/widgets';
import { useWords } from '../words.ts';
import { fieldId, Part, useGapWords } from './field-parts.tsx';
import type { PartProps } from './field-parts.tsx';

const KINDS = ['YES_NO', 'SINGLE', 'MULTI', 'TEXT', 'LONG_TEXT', 'NUMBER', 'DATE', 'RATING', 'FILE', 'VIDEO'] as const;
const MOST_QUESTIONS = 12;
const NO_FLAG = '-';

/** What candidates are asked on top of their name and how to reach them. */
export function QuestionsPart({ content, change, gaps }: PartProps) {
  const { t } = useWords();
  const { t: tQuestion } = useQuestionWords();
  const { at } = useGapWords();
  const { questions } = content;
  const [picks, setPicks] = useState(false);
  const set = (next: Question[]): void => change({ questions: next });
  const problem = at(gaps, 'questions');
  return (
    <Part title={t('editor.sections.questions')}>
      <div id={fieldId('questions')} className="grid gap-4">
        {questions.map((question, index) => (
          <QuestionFields
            key={question.id}
            number={index + 1}
            question={question}
            onChange={(next) => set(questions.map((one) => (one.id === question.id ? next : one)))}
            onRemove={() => set(questions.filter((one) => one.id !== question.id))}
          />
        ))}
        {problem !== undefined && <p className="text-sm text-bad">{problem}</p>}
        <div className="flex flex-wrap gap-2">
          {questions.length < MOST_QUESTIONS && (
            <Button
              icon={<Icon of={Plus} />}
              onClick={() => set([...questions, newQuestion(tQuestion('question.text'))])}
            >
              {t('editor.question.add')}
            </Button>
          )}
          <Button onClick={() => setPicks(true)}>{t('editor.question.bank')}</Button>
        </div>
      </div>
      {picks && (
        <Suspense fallback={null}>
          <PickQuestionsDialog content={content} onChange={set} onClose={() => setPicks(false)} />
        </Suspense>
      )}
    </Part>
  );
}

function newQuestion(text: string): Question {
  return { id: newId(), kind: 'YES_NO', text, options: [], required: true, knock_out: null };
}

function QuestionFields(props: {
  readonly number: number;
  readonly question: Question;
  readonly onChange: (question: Question) => void;
  readonly onRemove: () => void;
}) {
  const { t: tJobs } = useWords();
  const { t } = useQuestionWords();
  const { number, question, onChange, onRemove } = props;
  const [text, setText] = useState(question.text);
  return (
    <fieldset className="grid gap-4 rounded-md border border-line p-4">
      <legend className="sr-only">{tJobs('editor.question.number', { number })}</legend>
      <div className="flex items-start gap-2">
        <TextField
          className="flex-1"
          label={t('question.text')}
          dir="auto"
          value={text}
          maxLength={200}
          onChange={({ target }) => {
            setText(target.value);
            // A question without words cannot be kept; the last words stay until there are new ones.
            if (target.value.trim() !== '') onChange({ ...question, text: target.value, bank: undefined });
          }}
        />
        <IconButton
          className="mt-6"
          label={tJobs('editor.question.remove')}
          icon={<Icon of={Trash2} size={20} />}
          onClick={onRemove}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          label={t('question.kind')}
          placeholder={t('question.choose')}
          value={question.kind}
          options={KINDS.map((id) => ({ id, label: t(`question.kinds.${id}`) }))}
          onChange={(id) =>
            onChange({
              ...question,
              kind: KINDS.find((kind) => kind === id) ?? 'TEXT',
              options: [],
              knock_out: null,
              bank: undefined,
            })
          }
        />
        <KnockOut question={question} onChange={onChange} />
      </div>
      {(question.kind === 'SINGLE' || question.kind === 'MULTI') && <Options question={question} onChange={onChange} />}
      <Checkbox
        label={t('question.required')}
        checked={question.required}
        onChange={({ target }) => onChange({ ...question, required: target.checked })}
      />
      {question.bank !== undefined && (
        <Suspense fallback={null}>
          <BankNote bank={question.bank} />
        </Suspense>
      )}
    </fieldset>
  );
}

type QuestionProps = { readonly question: Question; readonly onChange: (question: Question) => void };

/** Choices are written one a line; empty lines are kept while typing and left out of what is saved. */
function Options({ question, onChange }: QuestionProps) {
  const { t } = useQuestionWords();
  const [lines, setLines] = useState(question.options.join('\n'));
  return (
    <TextArea
      label={t('question.options')}
      rows={3}
      dir="auto"
      value={lines}
      onChange={({ target }) => {
        setLines(target.value);
        const options = target.value.split('\n').map((line) => line.trim().slice(0, 80));
        const kept = options.filter((option) => option !== '').slice(0, 8);
        const knockOut = question.knock_out !== null && kept.includes(question.knock_out) ? question.knock_out : null;
        onChange({ ...question, options: kept, knock_out: knockOut, bank: undefined });
      }}
    />
  );
}

function KnockOut({ question, onChange }: QuestionProps) {
  const { t } = useQuestionWords();
  const options = choiceOptions(question);
  if (options === null) return null;
  const label = (option: string): string =>
    question.kind === 'YES_NO' ? t(option === 'yes' ? 'question.yes' : 'question.no') : option;
  return (
    <ChoiceField
      label={t('question.knockOut')}
      help={t('question.knockOutHelp')}
      placeholder={t('question.noFlag')}
      value={question.knock_out ?? NO_FLAG}
      options={[
        { id: NO_FLAG, label: t('question.noFlag') },
        ...options.map((option) => ({ id: option, label: label(option) })),
      ]}
      onChange={(id) => onChange({ ...question, knock_out: id === NO_FLAG ? null : id })}
    />
  );
}
