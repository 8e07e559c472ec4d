import { useClient } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { useReadAgain, useReadAgainOn } from '@hearth/client/use-read-again';
import { compareText } from '@hearth/i18n/format';
import { useLanguage } from '@hearth/i18n/phrases';
import { toasts } from '@hearth/ui/toast';
import { useMemo } from 'react';
import { changeDesk, getDesk } from '../../../contract/desk-endpoints.ts';
import { CONVERSATION_READS } from '../../use-refresh.ts';
import { useDeskPhrases } from './words.ts';
import { DESK_CHANGED, MESSAGE_SENT, WRITING_CHANGED } from '../../../contract/events.ts';

/** Assignments and every list that depends on them. */
const DESK_READS = [getDesk, ...CONVERSATION_READS];

/** A change to who handles a conversation and until when it rests. */
interface DeskUpdate {
  readonly assignee_id: string | null;
  readonly snoozed_until: string | null;
  readonly archived: boolean;
}

/** Loads who handles a conversation, kept current by events, with a mutation to change it. */
export function useDesk(applicationId: string) {
  const { problem } = useDeskPhrases();
  const client = useClient();
  const refresh = useReadAgain(DESK_READS);
  const params = { id: applicationId };
  const { data } = useCall(getDesk, { params });
  useReadAgainOn(
    [DESK_CHANGED, MESSAGE_SENT, WRITING_CHANGED],
    DESK_READS,
    ({ data }) => data['application_id'] === applicationId,
  );
  const change = async (body: Partial<DeskUpdate>, said: string): Promise<void> => {
    try {
      await client.call(changeDesk, { params, body });
      toasts.show({ message: said, tone: 'ok' });
    } catch (refused) {
      toasts.show({ message: problem(refused), tone: 'bad' });
      refresh();
    }
  };
  const language = useLanguage();
  const sorted = useMemo(() => {
    const inOrder = compareText(language);
    return data && { ...data, colleagues: data.colleagues.toSorted((one, other) => inOrder(one.name, other.name)) };
  }, [data, language]);
  return { desk: sorted, change };
}
