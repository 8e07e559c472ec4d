import { useClient } from '@hearth/client/context';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { linkButtonLook } from '@hearth/ui/link-button';
import { useState } from 'react';
import { Link } from 'react-router';
import { renewSentLink } from '../../../contract/sent-endpoints.ts';
import en from './en.json' with { type: 'json' };

/** The way on from a link that no longer opens an application: a new one to the same address, or signing in. */
export function EndedLink({ link }: { readonly link: string }) {
  const { t, problem } = usePhrases('applications-sent', en);
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [isMailed, setMailed] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const renew = (): void => {
    setBusy(true);
    setError(null);
    client
      .call(renewSentLink, { body: { link } })
      .then(() => setMailed(true), setError)
      .finally(() => setBusy(false));
  };
  return (
    <div className="grid gap-4">
      {isMailed ? (
        <Alert tone="ok">{t('ended.mailed')}</Alert>
      ) : (
        <Alert tone="bad" urgent={error !== null}>
          {problem(error ?? { code: 'APPLICATION_LINK_NOT_VALID' })}
        </Alert>
      )}
      {link !== '' && !isMailed && error === null && (
        <Button variant="primary" size="xl" wide busy={busy} onClick={renew}>
          {t('ended.renew')}
        </Button>
      )}
      <Link to="/my/applications" className={linkButtonLook('secondary')}>
        {t('all')}
      </Link>
    </div>
  );
}
