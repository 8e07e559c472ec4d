import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import type { ShownWeek } from '@hearth/domains/scheduling/slots';
import { Modal } from '@hearth/ui/modal';
import { Resource } from '@hearth/ui/resource';
import { useState } from 'react';
import { getAutoFill } from '../../contract/endpoints.ts';
import { AUTO_FILL_MOVED } from '../../contract/events.ts';
import { useWords } from '../words.ts';
import { FillForm } from './fill-form.tsx';
import { FillProgress } from './fill-progress.tsx';
import { FillProposal } from './fill-proposal.tsx';

/** People for the open shifts of a week: the goals, the search, and what it found beside what is there. */
export function FillDialog({ week, onClose }: { readonly week: ShownWeek; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const latest = useCall(getAutoFill, { params: { id: week.locationId }, query: { week: week.week } });
  useReadAgainOn([AUTO_FILL_MOVED], [getAutoFill], ({ data }) => data['location_id'] === week.locationId);
  // A result that is left aside for other goals is found again until it is accepted or discarded.
  const [isAnew, setAnew] = useState(false);
  const fill = latest.data?.fill ?? null;
  if (latest.data === undefined) {
    return (
      <Modal open onClose={onClose} closeLabel={t('close')} title={t('title')}>
        <Resource of={latest} rows={4} failed={t('failed')} problem={problem}>
          {() => null}
        </Resource>
      </Modal>
    );
  }
  if (fill !== null && (fill.state === 'WAITING' || fill.state === 'RUNNING'))
    return <FillProgress week={week} fill={fill} onClose={onClose} />;
  if (fill !== null && fill.result !== null && !isAnew && (fill.state === 'READY' || fill.state === 'STOPPED'))
    return <FillProposal week={week} fill={fill} result={fill.result} onAnew={() => setAnew(true)} onClose={onClose} />;
  return <FillForm week={week} last={fill} onStarted={() => setAnew(false)} onClose={onClose} />;
}
