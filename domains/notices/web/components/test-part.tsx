import { useCall, useSend } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { useEffect, useEffectEvent } from 'react';
import { listDeliveries, sendTestNotice } from '../../contract/endpoints.ts';
import { NOTICES_CHANGED } from '../../contract/events.ts';
import { useWords } from '../words.ts';
import { DeliveryLog } from './delivery-log.tsx';

/** While something is on its way the log is read this often: mail servers answer without telling the page. */
const READ_MS = 3000;

/** Sends the reader a test, and shows what the log says of it. */
export function TestPart() {
  const { t, problem } = useWords();
  const test = useSend(sendTestNotice);
  return (
    <Card title={t('set.test.title')} note={t('set.test.note')}>
      <div className="grid justify-items-start gap-3">
        {test.isError && (
          <Alert tone="bad" urgent>
            {problem(test.error)}
          </Alert>
        )}
        {test.isSuccess && <Outcome key={test.data.id} id={test.data.id} />}
        <Button busy={test.isPending} onClick={() => test.mutate({})}>
          {t('set.test.send')}
        </Button>
      </div>
    </Card>
  );
}

function Outcome({ id }: { id: string }) {
  const { problem } = useWords();
  useReadAgainOn([NOTICES_CHANGED], [listDeliveries]);
  const found = useCall(listDeliveries, { params: { id } });
  const isWaiting = found.data?.deliveries.some(({ state }) => state === 'WAITING') ?? false;
  const again = useEffectEvent(() => void found.refetch());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(again, READ_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  if (found.isError) return <Alert tone="bad">{problem(found.error)}</Alert>;
  return (
    <div role="status" className="w-full">
      {found.data !== undefined && <DeliveryLog deliveries={found.data.deliveries} />}
    </div>
  );
}
