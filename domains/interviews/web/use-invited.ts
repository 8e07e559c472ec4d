import { useClient } from '@hearth/client/context';
import { useBrand } from '@hearth/client/person';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { toasts, UNDO_DURATION_MS } from '@hearth/ui/toast';
import { useCallback } from 'react';
import type { invite } from '../contract/endpoints.ts';
import { undoInvite } from '../contract/endpoints.ts';
import { useWords } from './words.ts';

/** Says that an invitation went out, and offers to take it back with the move that it made. */
export function useInvited(): (answer: AnswerOf<typeof invite>) => void {
  const { t, problem } = useWords();
  const client = useClient();
  const { id: brandId } = useBrand();
  return useCallback(
    ({ interview, moved }) => {
      const { id, candidate_name: name, state } = interview;
      const key = `invite-${id}`;
      const undo = async (): Promise<void> => {
        try {
          await client.call(undoInvite, { params: { id: brandId, interview_id: id } });
          toasts.show({ message: t('invite.undone', { name }), tone: 'ok', key });
        } catch (refused) {
          toasts.show({ message: problem(refused), tone: 'bad', key });
        }
      };
      toasts.show({
        message: t(moved ? 'invite.moved' : 'invite.sent', { name }),
        tone: 'ok',
        key,
        ...(state === 'INVITED'
          ? { durationMs: UNDO_DURATION_MS, action: { label: t('invite.undo'), onSelect: () => void undo() } }
          : {}),
      });
    },
    [client, brandId, t, problem],
  );
}
