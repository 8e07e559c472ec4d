import type { PublicJob } from '@hearth/domains/career-sites/schemas';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Checkbox } from '@hearth/ui/checkbox';
import { RadioGroup } from '@hearth/ui/radio-group';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { useId } from 'react';
import { translateQuestion } from '../../../rules/question-words.ts';
import en from '../../en.json' with { type: 'json' };
import { DayInput } from './day-input.tsx';

/** A question as candidates see it. */
export type AskedQuestion = PublicJob['questions'][number];

const RATINGS = [1, 2, 3, 4, 5];

interface Props {
  readonly question: AskedQuestion;
  /** The answer as it is sent: of several that were chosen one a line, numbers and days as text. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** One question of a job in the field that its kind asks for, in the reader's language where it has been translated. */
export function QuestionField({ question, value, error, onChange, onBlur }: Props) {
  const { t, language } = usePhrases('applications', en);
  const format = useFormat();
  const { text, choices } = translateQuestion(question, language);
  const shared = {
    label: text,
    optionalHint: question.required ? undefined : t('apply.optional'),
    error,
  };
  const written = {
    ...shared,
    value,
    onBlur,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const choice = (options: readonly { value: string; label: string }[], cards: boolean) => (
    <RadioGroup {...shared} value={value} onChange={onChange} options={options} cards={cards} />
  );
  switch (question.kind) {
    case 'LONG_TEXT':
      return <TextArea {...written} dir="auto" maxLength={2000} />;
    case 'TEXT':
      return <TextField {...written} dir="auto" maxLength={200} />;
    case 'NUMBER':
      return <TextField {...written} inputMode="decimal" maxLength={14} />;
    case 'DATE':
      return <DayInput {...shared} value={value} onChange={onChange} />;
    case 'MULTI':
      return <Several {...{ question, value, error, onChange, onBlur }} />;
    case 'RATING':
      return choice(
        RATINGS.map((rating) => ({ value: String(rating), label: format.number(rating) })),
        false,
      );
    case 'YES_NO':
      return choice(
        [
          { value: 'yes', label: t('apply.yes') },
          { value: 'no', label: t('apply.no') },
        ],
        true,
      );
    default:
      return choice(choices, true);
  }
}

/** Several of a list: boxes under one question, kept in the order of the list. */
function Several({ question, value, error, onChange }: Props) {
  const { t, language } = usePhrases('applications', en);
  const { text, choices } = translateQuestion(question, language);
  const problemId = useId();
  const chosen = new Set(value.split('\n'));
  const toggle = (option: string, on: boolean): void =>
    onChange(question.options.filter((one) => (one === option ? on : chosen.has(one))).join('\n'));
  return (
    <fieldset className="grid gap-1" aria-describedby={error === undefined ? undefined : problemId}>
      <legend className="mb-1 text-dense font-bold">
        {text}
        {!question.required && <span className="ms-1 font-normal text-ink-2">{t('apply.optional')}</span>}
      </legend>
      {choices.map(({ value: option, label }) => (
        <Checkbox
          key={option}
          label={label}
          checked={chosen.has(option)}
          onChange={({ target }) => toggle(option, target.checked)}
        />
      ))}
      {error !== undefined && (
        <p id={problemId} role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
