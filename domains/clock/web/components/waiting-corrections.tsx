import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { decideCorrection, listCorrections } from '../../contract/correction-endpoints.ts';
import { CORRECTION_CHANGED } from '../../contract/events.ts';
import { useClockWords } from '../words.ts';
import { CorrectionList } from './correction-list.tsx';

/** Corrections of a location that wait for a manager; nothing where there is none. */
export function WaitingCorrections({ brandId, zone, canPlan }: { brandId: string; zone: string; canPlan: boolean }) {
  const { t } = useClockWords();
  const { data } = useCall(listCorrections, { params: { id: brandId } });
  useReadAgainOn([CORRECTION_CHANGED], [listCorrections]);
  const decide = useSend(decideCorrection, { readWhenRefused: true });
  return (
    <CorrectionList
      corrections={data?.corrections ?? []}
      zone={zone}
      payAt={canPlan ? brandId : undefined}
      applyLabel={t('corrections.approve')}
      answersTo={(correction) => (correction.is_own ? ['WITHDRAW'] : ['APPLY', 'DECLINE'])}
      busy={decide.isPending}
      error={decide.error}
      onAnswer={(correction, decision) =>
        decide.mutate({
          params: { id: brandId, correction_id: correction.id },
          body: { decision, answer: '', version: correction.version },
        })
      }
    />
  );
}
