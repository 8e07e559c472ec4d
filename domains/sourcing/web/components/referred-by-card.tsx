import { useCall, useSend } from '@hearth/client/query';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { useState } from 'react';
import { disputeReferral, listReferredBy } from '../../contract/endpoints.ts';
import type { ReferredBy } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** Who referred the reader's applications, with a button to dispute it; nothing if nobody. Nothing where none did. */
export function ReferredByCard() {
  const { t } = useWords();
  const { data } = useCall(listReferredBy, {});
  if (data === undefined || data.referred.length === 0) return null;
  return (
    <Card flush title={t('by.title')}>
      <ul className="divide-y divide-line">
        {data.referred.map((one) => (
          <ReferrerLine key={one.application_id} one={one} />
        ))}
      </ul>
    </Card>
  );
}

function ReferrerLine({ one }: { readonly one: ReferredBy }) {
  const { t, problem } = useWords();
  const [asks, setAsks] = useState(false);
  const dispute = useSend(disputeReferral);
  return (
    <li className="grid gap-2 px-4 py-3">
      <p className="break-words">{t('by.line', { name: one.referrer_name, job: one.job_title })}</p>
      {dispute.isError && <Alert tone="bad" urgent title={problem(dispute.error)} />}
      {one.disputed ? (
        <p className="text-ink-2" role="status">
          {t('by.disputed')}
        </p>
      ) : asks ? (
        <div className="grid gap-2">
          <p>{t('by.sure')}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="danger"
              busy={dispute.isPending}
              onClick={() => dispute.mutate({ params: { application_id: one.application_id } })}
            >
              {t('by.yes')}
            </Button>
            <Button size="sm" onClick={() => setAsks(false)}>
              {t('cancel')}
            </Button>
          </div>
        </div>
      ) : (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => setAsks(true)}>
          {t('by.wrong')}
        </Button>
      )}
    </li>
  );
}
