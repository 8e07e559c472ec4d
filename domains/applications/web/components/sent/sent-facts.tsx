import { useClient } from '@hearth/client/context';
import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { linkButtonLook } from '@hearth/ui/link-button';
import { useState } from 'react';
import { Link } from 'react-router';
import { confirmSent } from '../../../contract/sent-endpoints.ts';
import type { openSent } from '../../../contract/sent-endpoints.ts';
import en from './en.json' with { type: 'json' };

interface SentFactsProps {
  readonly sent: AnswerOf<typeof openSent>;
  readonly link: string;
  readonly onConfirmed: (sent: AnswerOf<typeof openSent>) => void;
}

/**
 * An application that was sent, what comes next, and one thing to do: confirm the address, then see everything. A button and
 * not the opening itself confirms it: programs that look into mail open links too.
 */
export function SentFacts({ sent, link, onConfirmed }: SentFactsProps) {
  const { t, problem } = usePhrases('applications-sent', en);
  const format = useFormat();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const confirm = (): void => {
    setBusy(true);
    setError(null);
    client
      .call(confirmSent, { body: { link } })
      .then(onConfirmed, setError)
      .finally(() => setBusy(false));
  };
  return (
    <div className="grid gap-5">
      <dl className="grid gap-3">
        {(
          [
            ['location', sent.location_name],
            ['at', format.instant(sent.applied_at, sent.time_zone, 'full')],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{t(name)}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="next">
        <h2 id="next" className="mb-1 text-lg font-bold">
          {t('next.title')}
        </h2>
        <ol className="grid list-decimal gap-1 ps-5">
          <li>{t('next.read', { employer: sent.employer_name })}</li>
          <li>{t('next.hear')}</li>
          <li>{t('next.meet')}</li>
        </ol>
      </section>
      {error !== null && (
        <Alert tone="bad" urgent>
          {problem(error)}
        </Alert>
      )}
      {sent.is_confirmed ? (
        <>
          <Alert tone="ok">{t('confirmed', { address: sent.address })}</Alert>
          <Link to="/my/applications" className={linkButtonLook('primary')}>
            {t('all')}
          </Link>
        </>
      ) : (
        <>
          <p>{t('ask', { address: sent.address })}</p>
          <Button variant="primary" size="xl" wide busy={busy} onClick={confirm}>
            {t('confirm')}
          </Button>
        </>
      )}
    </div>
  );
}
