import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { useCursorPages, useSend } from '@hearth/client/query';
import { createServiceToken, listGroupTokens, revokeGroupToken } from '../../contract/endpoints.ts';
import { TokensPage } from '../components/tokens-page.tsx';
import { useWords } from '../words.ts';

/** The API tokens that reach a group's data: those of its services, and those of its people. */
export function Component() {
  const { t } = useWords();
  const client = useClient();
  const { groupId } = useBrand();
  const list = useCursorPages(
    listGroupTokens,
    { params: { id: groupId }, query: {} },
    { parameter: 'before', nextOf: ({ next }) => next },
  );
  const revoke = useSend(revokeGroupToken);
  return (
    <TokensPage
      title={t('group.title')}
      lead={t('group.lead')}
      create={t('create.service')}
      list={list}
      showOwners
      send={(body) => client.call(createServiceToken, { params: { id: groupId }, body })}
      revoke={{
        error: revoke.error,
        isPending: revoke.isPending,
        run: (id, onSuccess) => revoke.mutate({ params: { id: groupId, token_id: id } }, { onSuccess }),
      }}
    />
  );
}
