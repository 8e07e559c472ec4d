import { useClient, useConnection } from '@hearth/client/context';
import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { linkButtonLook } from '@hearth/ui/link-button';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { confirmSent, setSentPassword } from '../../../contract/sent-endpoints.ts';
import type { openSent } from '../../../contract/sent-endpoints.ts';
import en from './en.json' with { type: 'json' };
import { FirstPassword } from './first-password.tsx';

type Sent = AnswerOf<typeof openSent>;

interface SentFactsProps {
  readonly sent: Sent;
  readonly link: string;
  readonly onConfirmed: (sent: Sent) => void;
}

/**
 * An application that was sent, what comes next, and one thing to do: confirm the address, or send what waits; then see everything. A
 * button and not the opening itself does it: programs that look into mail open links too.
 */
export function SentFacts({ sent, link, onConfirmed }: SentFactsProps) {
  const { t, problem } = usePhrases('applications-sent', en);
  const format = useFormat();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const after = useRef<HTMLDivElement>(null);
  const [isPressed, setPressed] = useState(false);
  // The button that had the focus is gone: it goes on where the way goes on.
  useEffect(() => {
    if (isPressed) after.current?.focus();
  }, [isPressed]);
  const confirm = (): void => {
    setBusy(true);
    setError(null);
    client
      .call(confirmSent, { body: { link } })
      .then((confirmed) => {
        onConfirmed(confirmed);
        setPressed(true);
      }, setError)
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
      <NextSteps employer={sent.employer_name} />
      {error !== null && (
        <Alert tone="bad" urgent>
          {problem(error)}
        </Alert>
      )}
      {sent.is_confirmed ? (
        <div ref={after} tabIndex={-1} className="grid gap-5 outline-none">
          <Confirmed sent={sent} link={link} />
        </div>
      ) : (
        <>
          <p>{t(sent.is_waiting ? 'waiting.text' : 'ask', { address: sent.address, employer: sent.employer_name })}</p>
          <Button variant="primary" size="xl" wide busy={busy} onClick={confirm}>
            {t(sent.is_waiting ? 'waiting.send' : 'confirm')}
          </Button>
        </>
      )}
    </div>
  );
}

function NextSteps({ employer }: { readonly employer: string }) {
  const { t } = usePhrases('applications-sent', en);
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="mb-1 text-lg font-bold">
        {t('next.title')}
      </h2>
      <ol className="grid list-decimal gap-1 ps-5">
        <li>{t('next.read', { employer })}</li>
        <li>{t('next.hear')}</li>
        <li>{t('next.meet')}</li>
      </ol>
    </section>
  );
}

/** The way on for whoever has proven their address: a password, where they have none, and their applications. */
function Confirmed({ sent, link }: Pick<SentFactsProps, 'sent' | 'link'>) {
  const { t } = usePhrases('applications-sent', en);
  const { session } = useConnection();
  const client = useClient();
  const navigate = useNavigate();
  return (
    <>
      <Alert tone="ok">{t('confirmed', { address: sent.address })}</Alert>
      {sent.can_set_password ? (
        <FirstPassword
          text={t('password.now')}
          onSave={async (password) => {
            await client.call(setSentPassword, { body: { link, password } });
            // Whatever keeps them from being signed in, the page behind the link asks for the password that they have now.
            await session.signIn({ username: sent.address, password }).catch(() => undefined);
            await navigate('/my/applications');
          }}
        />
      ) : (
        <Link to="/my/applications" className={linkButtonLook('primary')}>
          {t('all')}
        </Link>
      )}
    </>
  );
}
