import { CallError } from '@hearth/client/call-error';
import { useSend } from '@hearth/client/query';
import type { ShownWeek } from '@hearth/domains/scheduling/slots';
import { useFormat } from '@hearth/i18n/use-format';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Modal } from '@hearth/ui/modal';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { acceptAutoFill, dropAutoFill } from '../../contract/endpoints.ts';
import type { AutoFill, FillResult } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { AssignedList } from './assigned-list.tsx';
import { BeforeAfter } from './before-after.tsx';
import { OpenList } from './open-list.tsx';

type ProposalProps = {
  readonly week: ShownWeek;
  readonly fill: AutoFill;
  readonly result: FillResult;
  /** Other goals, please. */
  readonly onAnew: () => void;
  readonly onClose: () => void;
};

/** What was found, beside what is there now: it is accepted whole, discarded, or searched for anew. */
export function FillProposal({ week, fill, result, onAnew, onClose }: ProposalProps) {
  const { t, problem } = useWords();
  const format = useFormat();
  const params = { id: week.locationId, fill_id: fill.id };
  const [key] = useState(newId);
  const accept = useSend(acceptAutoFill, {
    onSuccess: (saved) => {
      week.takeIn(saved, [], saved.assigned_ids);
      toasts.show({ message: t('accepted', { count: saved.assigned_ids.length }) });
      onClose();
    },
  });
  const drop = useSend(dropAutoFill, { onSuccess: onClose });
  const isChanged = accept.error instanceof CallError && accept.error.code === 'AUTO_FILL_CHANGED';
  const send = (): void => {
    week.own(key);
    accept.mutate({ params, body: { idempotency_key: key, skip_changed: isChanged } });
  };
  const count = result.assigned.length;
  const failed = accept.error ?? drop.error;
  return (
    <Modal
      open
      onClose={onClose}
      closeLabel={t('close')}
      title={t('proposal')}
      size="xl"
      description={t(fill.state === 'STOPPED' ? 'stopped' : 'notSaved')}
      footer={
        <>
          <Button onClick={() => drop.mutate({ params })} busy={drop.isPending}>
            {t('discard')}
          </Button>
          <Button onClick={onAnew}>{t('otherGoals')}</Button>
          {count > 0 && (
            <Button variant="primary" onClick={send} busy={accept.isPending}>
              {t(isChanged ? 'acceptRest' : 'accept', { count })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {failed !== null && <Alert tone="bad" urgent title={problem(failed)} />}
        <BeforeAfter result={result} />
        {count > 0 && <AssignedList assigned={result.assigned} format={format} />}
        {result.left_open.length > 0 && <OpenList shifts={result.left_open} format={format} />}
      </div>
    </Modal>
  );
}
