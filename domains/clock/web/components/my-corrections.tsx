import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { decideMyCorrection, listMyCorrections } from '../../contract/correction-endpoints.ts';
import { CORRECTION_CHANGED } from '../../contract/events.ts';
import { useClockWords } from '../words.ts';
import { CorrectionList } from './correction-list.tsx';

/** Corrections of one's own hours: what a manager proposed is agreed to or declined here; nothing where there is none. */
export function MyCorrections({ zone }: { zone: string }) {
  const { t } = useClockWords();
  const { data } = useCall(listMyCorrections, {});
  useReadAgainOn([CORRECTION_CHANGED], [listMyCorrections]);
  const decide = useSend(decideMyCorrection, { readWhenRefused: true });
  return (
    <CorrectionList
      corrections={data?.corrections ?? []}
      zone={zone}
      payAt={null}
      applyLabel={t('corrections.agree')}
      answersTo={({ side }) => (side === 'MANAGER' ? ['APPLY', 'DECLINE'] : ['WITHDRAW'])}
      busy={decide.isPending}
      error={decide.error}
      onAnswer={(correction, decision) =>
        decide.mutate({
          params: { correction_id: correction.id },
          body: { decision, answer: '', version: correction.version },
        })
      }
    />
  );
}
