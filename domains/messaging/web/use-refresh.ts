import { useReadAgain } from '@hearth/client/use-read-again';
import {
  countUnreadCandidate,
  countUnreadEmployer,
  listCandidateConversations,
  listEmployerConversations,
  listMessages,
} from '@hearth/domains/messaging/contract';
import {
  listMyStaffConversations,
  listMyStaffMessages,
  listStaffConversations,
  listStaffMessages,
} from '../contract/staff-endpoints.ts';

/** What shows conversations or counts of them; calls that change one declare the same in the contract. */
export const CONVERSATION_READS = [
  listMessages,
  listEmployerConversations,
  listCandidateConversations,
  countUnreadEmployer,
  countUnreadCandidate,
  listMyStaffConversations,
  listMyStaffMessages,
  listStaffConversations,
  listStaffMessages,
];

/** Reads conversations and counts again, where no call of this page tells of a change: live events, and what was refused. */
export function useRefreshConversations(): () => void {
  return useReadAgain(CONVERSATION_READS);
}
