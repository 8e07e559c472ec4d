import { Alert } from '@hearth/ui/alert';
import { Card } from '@hearth/ui/card';
import type { Correction } from '../../contract/schemas.ts';
import { useClockWords } from '../words.ts';
import { CorrectionLine } from './correction-line.tsx';
import type { CorrectionAnswer } from './correction-line.tsx';

interface ListProps {
  readonly corrections: readonly Correction[];
  readonly zone: string;
  readonly payAt?: string | null | undefined;
  readonly applyLabel: string;
  /** What the reader can say to one. */
  readonly answersTo: (correction: Correction) => readonly CorrectionAnswer[];
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onAnswer: (correction: Correction, answer: CorrectionAnswer) => void;
}

/** Corrections with what can be said to each; nothing where there is none. */
export function CorrectionList({ corrections, zone, payAt, applyLabel, answersTo, busy, error, onAnswer }: ListProps) {
  const { t, problem } = useClockWords();
  if (corrections.length === 0) return null;
  return (
    <Card flush title={t('corrections.title')}>
      {error !== null && (
        <Alert tone="bad" urgent>
          {problem(error)}
        </Alert>
      )}
      <ul className="divide-y divide-line">
        {corrections.map((correction) => (
          <CorrectionLine
            key={correction.id}
            correction={correction}
            zone={zone}
            payAt={payAt}
            applyLabel={applyLabel}
            answers={answersTo(correction)}
            busy={busy}
            onAnswer={(answer) => onAnswer(correction, answer)}
          />
        ))}
      </ul>
    </Card>
  );
}
