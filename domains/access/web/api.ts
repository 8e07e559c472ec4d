import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import { callKey, useCursorPages, useSend } from '@hearth/client/query';
import { useReadAgain, useReadAgainOn } from '@hearth/client/use-read-again';
import { toasts, UNDO_DURATION_MS } from '@hearth/ui/toast';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as calls from '../contract/endpoints.ts';
import * as inviting from '../contract/invitation-endpoints.ts';
import { POLICY_CHANGED } from '../contract/events.ts';
import type { ListedGrant, PlannedChange, PreviewAnswer } from '../contract/schemas.ts';
import { useRoleName, useWords } from './words.ts';

/** Loads the grants at the brand in view, inherited ones included, page by page. */
export function useGrants(search: string) {
  const { id } = useBrand();
  return useCursorPages(
    calls.listGrants,
    { params: { id }, query: { inherited: 'true', ...(search === '' ? {} : { search }) } },
    { nextOf: (answer) => answer.next_cursor, keepPrevious: true },
  );
}

/** Loads pending invitations at the brand in view and below, page by page. */
export function useInvitations() {
  const { id } = useBrand();
  return useCursorPages(
    inviting.listInvitations,
    { params: { id }, query: {} },
    { nextOf: (answer) => answer.next_cursor },
  );
}

/** Loads the holders of a role, inherited ones included, page by page. */
export function useRoleHolders(role: string) {
  const { id } = useBrand();
  return useCursorPages(
    calls.listGrants,
    { params: { id }, query: { inherited: 'true', role } },
    { nextOf: (answer) => answer.next_cursor },
  );
}

/** The built-in roles and the group's own that can be looked at from the brand in view, page by page. */
export function useRoles(archived = false) {
  const { id } = useBrand();
  return useCursorPages(
    calls.listBrandRoles,
    { params: { id }, query: archived ? { archived: 'true' } : {} },
    { nextOf: (answer) => answer.next_cursor, keepPrevious: true },
  );
}

/**
 * Loads the effect of a change page by page; never cached, since it is checked before saving. Always read anew: it is
 * looked at just before it is saved.
 */
export function useAccessPreview(brandId: string, change: PlannedChange) {
  const client = useClient();
  const params = { id: brandId };
  return useInfiniteQuery({
    queryKey: callKey(calls.previewChange, { params, body: { change } }),
    queryFn: ({ pageParam: cursor }) =>
      client.call(calls.previewChange, { params, body: { change, ...(cursor === '' ? {} : { cursor }) } }),
    initialPageParam: '',
    getNextPageParam: (last: PreviewAnswer) => last.next_cursor,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** The record of changes at the brand in view and below, newest first, page by page. */
export function useChanges() {
  const { id } = useBrand();
  return useCursorPages(calls.listChanges, { params: { id }, query: {} }, { nextOf: (answer) => answer.next_cursor });
}

const READS_OF_RIGHTS = [
  calls.listGrants,
  calls.listChanges,
  calls.explainAccess,
  calls.listBrandRoles,
  calls.getBrandRole,
  inviting.listInvitations,
];

/** Reads rights again after a refusal: what is shown of them is no longer so. */
export function useReadRightsAgain(): () => void {
  return useReadAgain(READS_OF_RIGHTS);
}

/** Reads again when the rights of the reader change elsewhere. */
export function useAccessNews(): void {
  useReadAgainOn([POLICY_CHANGED], READS_OF_RIGHTS);
}

/** Takes a right away, with ten seconds to give it back as it was. */
export function useTakeAway() {
  const { t, problem } = useWords();
  const { id } = useBrand();
  const roleName = useRoleName();
  const readAgain = useReadRightsAgain();
  const revoke = useSend(calls.revokeGrant);
  const restore = useSend(calls.restoreGrant);

  async function giveBack(grant: ListedGrant): Promise<void> {
    try {
      await restore.mutateAsync({ params: { id, grant_id: grant.id } });
      toasts.show({ message: t('take.undone', { name: grant.user_name }), tone: 'ok', key: grant.id });
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad', key: grant.id });
      readAgain();
    }
  }

  /** Refused with PREVIEW_STALE when what was looked at is no longer what it would do. */
  async function takeAway(grant: ListedGrant, preview: string): Promise<void> {
    await revoke.mutateAsync({ params: { id, grant_id: grant.id }, query: { preview_version: preview } });
    toasts.show({
      message: t('take.done', { name: grant.user_name, role: roleName(grant.role, grant.role_name) }),
      tone: 'ok',
      key: grant.id,
      durationMs: UNDO_DURATION_MS,
      action: { label: t('take.undo'), onSelect: () => void giveBack(grant) },
    });
  }

  return takeAway;
}
