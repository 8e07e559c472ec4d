import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Alert } from '@hearth/ui/alert';
import { Card } from '@hearth/ui/card';
import { decideMyCorrection, listMyCorrections } from '../../contract/correction-endpoints.ts';
import { CORRECTION_CHANGED } from '../../contract/events.ts';
import { useClockWords } from '../words.ts';
import { CorrectionLine } from './correction-line.tsx';

/** Corrections of one's own hours: what a manager proposed is agreed to or declined here; nothing where there is none. */
export function MyCorrections({ zone }: { zone: string }) {
  const { t, problem } = useClockWords();
  const { data } = useCall(listMyCorrections, {});
  useReadAgainOn([CORRECTION_CHANGED], [listMyCorrections]);
  const decide = useSend(decideMyCorrection, { readWhenRefused: true });
  const corrections = data?.corrections ?? [];
  if (corrections.length === 0) return null;
  return (
    <Card flush title={t('corrections.title')}>
      {decide.error !== null && (
        <Alert tone="bad" urgent>
          {problem(decide.error)}
        </Alert>
      )}
      <ul className="divide-y divide-line">
        {corrections.map((correction) => (
          <CorrectionLine
            key={correction.id}
            correction={correction}
            zone={zone}
            applyLabel={t('corrections.agree')}
            answers={correction.side === 'MANAGER' ? ['APPLY', 'DECLINE'] : ['WITHDRAW']}
            busy={decide.isPending}
            onAnswer={(decision) =>
              decide.mutate({
                params: { correction_id: correction.id },
                body: { decision, answer: '', version: correction.version },
              })
            }
          />
        ))}
      </ul>
    </Card>
  );
}
