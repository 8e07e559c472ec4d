import { Select } from '@hearth/ui/select';
import type { ClockAnswer } from '../../contract/schemas.ts';
import { useClockWords } from '../words.ts';

const ANSWERS = ['ALLOW', 'ASK', 'PIN', 'REFUSE'] as const satisfies readonly ClockAnswer[];

interface AnswerProps {
  /** What is answered: clocking in early, or without a shift. */
  readonly name: 'early' | 'unscheduled';
  readonly value: ClockAnswer;
  readonly isLocked: boolean;
  readonly onChange: (answer: ClockAnswer) => void;
}

/** What happens when somebody clocks in early or without a shift. */
export function AnswerSelect({ name, value, isLocked, onChange }: AnswerProps) {
  const { t } = useClockWords();
  return (
    <Select
      label={t(`settings.${name}`)}
      placeholder={t(`settings.${name}`)}
      options={ANSWERS.map((id) => ({ id, label: t(`settings.answers.${id}`) }))}
      value={value}
      disabled={isLocked}
      onChange={(id) => onChange(ANSWERS.find((one) => one === id) ?? value)}
    />
  );
}
