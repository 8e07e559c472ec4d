import { Slot } from '@hearth/client/slots';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import type { Correction } from '../../contract/schemas.ts';
import { CORRECTION_PAY } from '../slots.ts';
import { useClockWords } from '../words.ts';

/** What can be said to a correction. */
export type CorrectionAnswer = 'APPLY' | 'DECLINE' | 'WITHDRAW';

interface LineProps {
  readonly correction: Correction;
  readonly zone: string;
  /** Where its pay is asked for: a location, null for one’s own, nowhere where it is absent. */
  readonly payAt?: string | null | undefined;
  /** The buttons, in their order. */
  readonly answers: readonly CorrectionAnswer[];
  readonly applyLabel: string;
  readonly busy: boolean;
  readonly onAnswer: (answer: CorrectionAnswer) => void;
}

/** A correction with its effect and its reason, and what can be said to it. */
export function CorrectionLine({ correction, zone, payAt, answers, applyLabel, busy, onAnswer }: LineProps) {
  const { t, format } = useClockWords();
  const [first] = correction.changes;
  const labels = { APPLY: applyLabel, DECLINE: t('corrections.decline'), WITHDRAW: t('corrections.withdraw') };
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="font-bold">
          {t('corrections.by', {
            name: correction.employee_name,
            day: format.instantDate(first?.at ?? correction.proposed_at, zone),
          })}
        </p>
        <Badge tone={correction.state === 'PENDING' ? 'warn' : correction.state === 'APPLIED' ? 'ok' : 'neutral'}>
          {t(`corrections.states.${correction.state}`)}
        </Badge>
      </div>
      <ul>
        {correction.changes.map((change, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- changes have no identity of their own
          <li key={index}>
            {t(`corrections.acts.${change.act}`, {
              what: t(`kinds.${change.kind}`),
              time: format.instantTime(change.at, zone),
            })}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">
        {t('corrections.effect', {
          before: format.duration(correction.minutes_before),
          after: format.duration(correction.minutes_after),
        })}
      </p>
      {payAt !== undefined && <Slot of={CORRECTION_PAY} with={{ correctionId: correction.id, locationId: payAt }} />}
      <p dir="auto" className="text-sm break-words text-ink-2">
        {correction.proposed_by}: {correction.reason}
      </p>
      {correction.answer !== '' && (
        <p dir="auto" className="text-sm break-words text-ink-2">
          {correction.decided_by}: {correction.answer}
        </p>
      )}
      {correction.can_decide && (
        <div className="flex flex-wrap gap-2">
          {answers.map((answer) => (
            <Button
              key={answer}
              variant={answer === 'APPLY' ? 'primary' : 'secondary'}
              busy={busy}
              onClick={() => onAnswer(answer)}
            >
              {labels[answer]}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
