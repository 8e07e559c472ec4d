import { useReadAgain, useReadAgainOn } from '@hearth/client/use-read-again';
import { WRITING_CHANGED } from '../../../contract/events.ts';
import { getSafety } from '../../../contract/safety-endpoints.ts';
import { CONVERSATION_READS } from '../../use-refresh.ts';

const SAFETY_READS = [getSafety, ...CONVERSATION_READS];

/** Keeps what shows who may write in a conversation current; returns a callback that reads it again after a refusal. */
export function useSafetyRefresh(applicationId: string): () => void {
  useReadAgainOn([WRITING_CHANGED], SAFETY_READS, ({ data }) => data['application_id'] === applicationId);
  return useReadAgain(SAFETY_READS);
}
