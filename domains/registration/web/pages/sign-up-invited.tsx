import { useClient } from '@hearth/client/context';
import { openInvitation } from '@hearth/domains/access/contract';
import { errorCode, Entrance } from '@hearth/domains/identity/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { useEffect, useState } from 'react';
import { InvitedForm } from '../components/invited-form.tsx';
import { LinkProblem } from '../components/link-problem.tsx';
import en from '../en.json';

type State = { readonly address: string; readonly group: string } | { readonly code: string } | null;

/**
 * An account for whoever was invited by mail. The secret of the invitation stands behind the `#`, which no server is told, and
 * stays there until the account is made, so that the page can be read in another language.
 */
export function Component() {
  const { t } = usePhrases('registration', en);
  const client = useClient();
  const [token] = useState(() => (typeof location === 'undefined' ? '' : location.hash.slice(1)));
  const [state, setState] = useState<State>(null);

  useEffect(() => {
    if (token === '') return undefined;
    let here = true;
    client.call(openInvitation, { body: { token } }).then(
      ({ address, group_name: group }) => here && setState({ address, group }),
      (error: unknown) => here && setState({ code: errorCode(error) }),
    );
    return () => {
      here = false;
    };
  }, [client, token]);

  const isOpen = state !== null && 'address' in state;
  return (
    <Entrance
      page={t('page.candidate')}
      heading={t('choice.title')}
      lead={isOpen ? t('invited.lead', { group: state.group }) : undefined}
    >
      {token === '' ? (
        <Alert tone="info">{t('invited.noLink')}</Alert>
      ) : state === null ? (
        <p role="status" className="text-dense text-ink-2">
          {t('setup.reading')}
        </p>
      ) : isOpen ? (
        <InvitedForm token={token} address={state.address} />
      ) : (
        <LinkProblem code={state.code} />
      )}
    </Entrance>
  );
}
