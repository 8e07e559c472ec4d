import { useBrand } from '@hearth/client/person';
import { callKey, useCursorPages, useSend } from '@hearth/client/query';
import { useEvents } from '@hearth/client/use-events';
import { toasts, UNDO_DURATION_MS } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import * as calls from '../contract/endpoints.ts';
import { POLICY_CHANGED } from '../contract/events.ts';
import type { ListedGrant } from '../contract/schemas.ts';
import { useRoleName, useWords } from './words.ts';

/** Who holds what at the brand in view, from above included, page by page. */
export function useGrants(search: string) {
  const { id } = useBrand();
  return useCursorPages(
    calls.listGrants,
    { params: { id }, query: { inherited: 'true', ...(search === '' ? {} : { search }) } },
    { nextOf: (answer) => answer.next_cursor, keepPrevious: true },
  );
}

/** The record of changes at the brand in view and below, newest first, page by page. */
export function useChanges() {
  const { id } = useBrand();
  return useCursorPages(calls.listChanges, { params: { id }, query: {} }, { nextOf: (answer) => answer.next_cursor });
}

/** Has everything that tells of rights read again. */
export function useReadAgain(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const call of [calls.listGrants, calls.listChanges, calls.explainAccess])
      void cache.invalidateQueries({ queryKey: callKey(call) });
  };
}

/** Reads again when the rights of the reader change elsewhere. */
export function useAccessNews(): void {
  const readAgain = useReadAgain();
  useEvents([POLICY_CHANGED], readAgain, readAgain);
}

/** Takes a right away at once, with ten seconds to give it back as it was. */
export function useTakeAway() {
  const { t, problem } = useWords();
  const { id } = useBrand();
  const roleName = useRoleName();
  const readAgain = useReadAgain();
  const revoke = useSend(calls.revokeGrant);
  const restore = useSend(calls.restoreGrant);

  async function giveBack(grant: ListedGrant): Promise<void> {
    try {
      await restore.mutateAsync({ params: { id, grant_id: grant.id } });
      toasts.show({ message: t('take.undone', { name: grant.user_name }), tone: 'ok', key: grant.id });
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad', key: grant.id });
    }
    readAgain();
  }

  async function takeAway(grant: ListedGrant): Promise<void> {
    try {
      await revoke.mutateAsync({ params: { id, grant_id: grant.id }, query: {} });
      toasts.show({
        message: t('take.done', { name: grant.user_name, role: roleName(grant.role, grant.role_name) }),
        tone: 'ok',
        key: grant.id,
        durationMs: UNDO_DURATION_MS,
        action: { label: t('take.undo'), onSelect: () => void giveBack(grant) },
      });
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad', key: grant.id });
    }
    readAgain();
  }

  return { busy: revoke.isPending, takeAway };
}
