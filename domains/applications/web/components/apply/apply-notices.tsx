import { useConnection } from '@hearth/client/context';
import { errorCode, useErrorSentence } from '@hearth/domains/identity/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { useState } from 'react';
import { Link } from 'react-router';
import en from '../../en.json' with { type: 'json' };
import type { SendResult } from '../../use-send-application.ts';

/** Tells an employer that nothing can be sent from here, and how it can. */
export function EmployerNotice({ jobId }: { jobId: string }) {
  const { t } = usePhrases('applications', en);
  const { session } = useConnection();
  const [busy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    await session.signOut().catch(() => undefined);
    // Anew, so that nothing of the employer stays in memory.
    location.assign(`/apply/${jobId}`);
  };
  return (
    <Alert
      tone="warn"
      title={t('apply.employer.title')}
      className="mb-4"
      action={
        <Button busy={busy} onClick={() => void leave()}>
          {t('apply.employer.action')}
        </Button>
      }
    >
      {t('apply.employer.text')}
    </Alert>
  );
}

/** Why an application was not taken, that nothing was lost, and the way on where there is one. */
export function Refusal({ refused, jobId }: { refused: Extract<SendResult, { kind: 'refused' }>; jobId: string }) {
  const { t, problem } = usePhrases('applications', en);
  const accountWords = useErrorSentence();
  const code = errorCode(refused.error);
  return (
    <Alert tone="bad" urgent className="mt-5">
      <p>{refused.part === 'account' && code !== 'NETWORK' ? accountWords(code) : problem(refused.error)}</p>
      <p className="mt-1">{t('apply.kept')}</p>
      {code === 'EMAIL_ALREADY_USED' && (
        <Link className={TEXT_LINK} to={`/user/login?ref=${encodeURIComponent(`/apply/${jobId}`)}`}>
          {t('apply.login')}
        </Link>
      )}
    </Alert>
  );
}
