import { usePerson } from '@hearth/client/person';
import { useCursorPages } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { listCandidateConversations, listEmployerConversations } from '@hearth/domains/messaging/contract';
import { useMemo } from 'react';
import type { Conversation } from '../contract/schemas.ts';
import type { InboxView } from '../contract/views.ts';
import { CONVERSATION_READS } from './use-refresh.ts';
import { MESSAGES_READ, MESSAGE_SENT } from '../contract/events.ts';
import { APPLICATION_RECEIVED, STAGE_CHANGED } from '@hearth/domains/applications/events';

const STEP = '30';
const CHANGES = [MESSAGE_SENT, MESSAGES_READ, APPLICATION_RECEIVED, STAGE_CHANGED];

/** Filter of the list of conversations. */
export interface InboxFilter {
  readonly text: string;
  readonly unreadOnly: boolean;
  /** A part of the house's inbox; empty for what waits. */
  readonly view?: InboxView | '';
}

const nextOf = (answer: { readonly next_cursor: string | null }): string | null => answer.next_cursor;

/** The conversations of the reader, latest message first, kept right by events: the brand's in view, or a candidate's own. */
export function useInbox({ text, unreadOnly, view = '' }: InboxFilter) {
  const { user, brand } = usePerson();
  const employer = user.user_employer === true;
  const unread = unreadOnly ? { unread_only: 'true' } : {};
  const ofEmployer = useCursorPages(
    listEmployerConversations,
    {
      query: {
        brand: brand?.id ?? '',
        limit: STEP,
        ...unread,
        ...(view && { view }),
        ...(text === '' ? {} : { q: text }),
      },
    },
    { enabled: employer && brand !== null, keepPrevious: true, nextOf },
  );
  const ofMember = useCursorPages(
    listCandidateConversations,
    { query: { limit: STEP, ...unread } },
    { enabled: !employer, keepPrevious: true, nextOf },
  );
  useReadAgainOn(CHANGES, CONVERSATION_READS);
  const inbox = employer ? ofEmployer : ofMember;
  const { data } = inbox;
  const conversations = useMemo((): readonly Conversation[] | undefined => {
    const seen = new Set<string>();
    return data?.pages.flatMap((page) => page.applications).filter(({ id }) => !seen.has(id) && Boolean(seen.add(id)));
  }, [data]);
  return { employer, inbox, conversations };
}
