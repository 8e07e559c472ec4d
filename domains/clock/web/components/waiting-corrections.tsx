import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Alert } from '@hearth/ui/alert';
import { Card } from '@hearth/ui/card';
import { decideCorrection, listCorrections } from '../../contract/correction-endpoints.ts';
import { CORRECTION_CHANGED } from '../../contract/events.ts';
import { useClockWords } from '../words.ts';
import { CorrectionLine } from './correction-line.tsx';

/** Corrections of a location that wait for a manager; nothing where there is none. */
export function WaitingCorrections({ brandId, zone }: { brandId: string; zone: string }) {
  const { t, problem } = useClockWords();
  const { data } = useCall(listCorrections, { params: { id: brandId } });
  useReadAgainOn([CORRECTION_CHANGED], [listCorrections]);
  const decide = useSend(decideCorrection, { readWhenRefused: true });
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
            applyLabel={t('corrections.approve')}
            answers={correction.is_own ? ['WITHDRAW'] : ['APPLY', 'DECLINE']}
            busy={decide.isPending}
            onAnswer={(decision) =>
              decide.mutate({
                params: { id: brandId, correction_id: correction.id },
                body: { decision, answer: '', version: correction.version },
              })
            }
          />
        ))}
      </ul>
    </Card>
  );
}
