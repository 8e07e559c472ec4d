import { useClient } from '@hearth/client/context';
import { errorCode, Entrance, Problem } from '@hearth/domains/identity/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { PRODUCT } from '@hearth/kit/constants';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { linkButtonLook } from '@hearth/ui/link-button';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { openSetupLink } from '../../contract/endpoints.ts';
import { SetUpForm } from '../components/set-up-form.tsx';
import en from '../en.json';

type Opened = { readonly kind: 'FIRST_OWNER' | 'INVITATION'; readonly email: string | null };
type State = { readonly opened: Opened } | { readonly code: string } | null;

/**
 * Where a set-up link leads. Its secret stands behind the `#`, which no server is told, and stays there until it is used, so
 * that the page can be read in another language.
 */
export function Component() {
  const { t } = usePhrases('registration', en);
  const client = useClient();
  const [link] = useState(() => (typeof location === 'undefined' ? '' : location.hash.slice(1)));
  const [state, setState] = useState<State>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (link === '') return undefined;
    let here = true;
    client.call(openSetupLink, { body: { code: link } }).then(
      (opened) => here && setState({ opened }),
      (error: unknown) => here && setState({ code: errorCode(error) }),
    );
    return () => {
      here = false;
    };
  }, [client, link, round]);

  const isInvited = state !== null && 'opened' in state && state.opened.kind === 'INVITATION';
  const lead = state === null || 'opened' in state ? (isInvited ? t('employer.lead') : t('setup.lead')) : undefined;
  const again = (): void => {
    setState(null);
    setRound(round + 1);
  };
  return (
    <Entrance
      page={t('page.setup')}
      heading={isInvited ? t('employer.title', { product: PRODUCT }) : t('setup.title', { product: PRODUCT })}
      lead={link === '' ? undefined : lead}
    >
      {link === '' ? (
        <Alert tone="info">{t('setup.noLink')}</Alert>
      ) : state === null ? (
        <p role="status" className="text-dense text-ink-2">
          {t('setup.reading')}
        </p>
      ) : 'opened' in state ? (
        <SetUpForm link={link} email={state.opened.email} />
      ) : (
        <Unopened code={state.code} onRetry={again} />
      )}
    </Entrance>
  );
}

/** Why the link opens nothing, and what to do about it. */
function Unopened({ code, onRetry }: { code: string; onRetry: () => void }) {
  const { t, problem } = usePhrases('registration', en);
  if (!Object.hasOwn(en.errors, code))
    return (
      <>
        <Problem code={code} />
        <Button size="lg" onClick={onRetry}>
          {t('setup.retry')}
        </Button>
      </>
    );
  return (
    <>
      <Alert tone={code === 'SETUP_LINK_USED' ? 'info' : 'bad'}>{problem({ code })}</Alert>
      {code === 'SETUP_LINK_USED' && (
        <Link to="/user/login" className={linkButtonLook('primary', 'lg')}>
          {t('signIn')}
        </Link>
      )}
    </>
  );
}
