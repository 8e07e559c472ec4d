import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import type { ClockOutAnswer } from '../../../contract/answer-endpoints.ts';
import { marksOf } from '../../../rules/answers/answers.ts';
import { useAnswerWords } from './words.ts';

const TONES = { INJURY: 'bad', NO_BREAK: 'warn', TIPS: 'info' } as const;

interface LineProps {
  readonly answer: ClockOutAnswer;
  readonly zone: string;
  readonly onDay: (date: string, employeeId: string) => void;
}

/** What one person answered, with the way to their day. */
export function AnswerLine({ answer, zone, onDay }: LineProps) {
  const { t, format } = useAnswerWords();
  const { name, position_name: position, at, date, note, employee_id: id } = answer;
  const marks = marksOf(answer);
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-40 flex-1 font-bold">
          <bdi>{name}</bdi>
        </span>
        <Button size="sm" variant="ghost" aria-label={t('day', { name })} onClick={() => onDay(date, id)}>
          {t('showDay')}
        </Button>
      </div>
      <p className="text-sm text-ink-2 tabular-nums">
        {[
          ...(position === null ? [] : [position]),
          t('at', { time: format.instantTime(at, zone) }),
          ...(marks.length === 0 && note === '' ? [t('quiet')] : []),
        ].join(' · ')}
      </p>
      {marks.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {marks.map((mark) => (
            <Badge key={mark} tone={TONES[mark]}>
              {t(`marks.${mark}`)}
            </Badge>
          ))}
        </p>
      )}
      {note !== '' && (
        <p dir="auto" className="break-words whitespace-pre-line">
          {note}
        </p>
      )}
    </li>
  );
}
