import { useClient } from '@hearth/client/context';
import { useCursorPages, useSend } from '@hearth/client/query';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import { createOwnToken, listOwnTokens, revokeOwnToken } from '../../contract/endpoints.ts';
import { TokensPage } from '../components/tokens-page.tsx';
import { useWords } from '../words.ts';

/** The reader's own API tokens. */
export function Component() {
  const { t } = useWords();
  const client = useClient();
  const list = useCursorPages(listOwnTokens, { query: {} }, { parameter: 'before', nextOf: ({ next }) => next });
  const revoke = useSend(revokeOwnToken);
  return (
    <TokensPage
      title={t('own.title')}
      lead={t('own.lead')}
      back={
        <Link to="/settings/security" className={TEXT_LINK}>
          {t('own.back')}
        </Link>
      }
      create={t('create.own')}
      list={list}
      send={(body) => client.call(createOwnToken, { body })}
      revoke={{
        error: revoke.error,
        isPending: revoke.isPending,
        run: (id, onSuccess) => revoke.mutate({ params: { token_id: id } }, { onSuccess }),
      }}
    />
  );
}
