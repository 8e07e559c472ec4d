import { CallError } from '@hearth/client/call-error';
import { useBrand, useUser } from '@hearth/client/person';
import { useCall, useSend } from '@hearth/client/query';
import { sendTestNotice } from '@hearth/domains/notices/contract';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { getSetup } from '../../../contract/endpoints.ts';
import { useSetupWords } from './words.ts';

/** Mail servers answer without telling the page: for this long it asks whether the email arrived. */
const READ_MS = 2000;
const READS = 15;
/** Where the code is typed that was sent when the company was set up; it leads back here. */
const CONFIRM = `/user/verify?ref=${encodeURIComponent('/dashboard/setup')}`;

/** Sends the reader an email, and waits until the delivery log says that a mail server took it. */
export function TestMail({ isNext }: { isNext: boolean }) {
  const { t, problem } = useSetupWords();
  const { id } = useBrand();
  const { email } = useUser();
  const setup = useCall(getSetup, { params: { id } });
  const [reads, setReads] = useState(0);
  const test = useSend(sendTestNotice, { onSuccess: () => setReads(READS) });
  const again = useEffectEvent(() => {
    setReads((left) => left - 1);
    void setup.refetch();
  });
  const isLooking = reads > 0;
  useEffect(() => {
    if (!isLooking) return undefined;
    const timer = setInterval(again, READ_MS);
    return () => clearInterval(timer);
  }, [isLooking]);
  const address = test.data?.address ?? null;
  return (
    <div className="grid justify-items-start gap-2 sm:justify-items-end">
      <Button variant={isNext ? 'primary' : 'soft'} busy={test.isPending || isLooking} onClick={() => test.mutate({})}>
        {t('steps.MAIL.action')}
      </Button>
      {test.isError && (
        <Alert tone="bad" urgent>
          {problem(test.error)}{' '}
          {test.error instanceof CallError && test.error.code === 'NO_ADDRESS' && email !== '' && (
            <Link to={CONFIRM} className={TEXT_LINK}>
              {t('mail.confirm')}
            </Link>
          )}
        </Alert>
      )}
      {test.isSuccess && (
        <p role="status" className="text-sm text-ink-2">
          {isLooking && address !== null ? t('mail.sending', { address }) : null}
          {!isLooking && (
            <>
              {t('mail.notYet')}{' '}
              <Link to="/settings/notifications" className={TEXT_LINK}>
                {t('mail.log')}
              </Link>
            </>
          )}
        </p>
      )}
    </div>
  );
}
