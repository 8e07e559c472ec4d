import { useClient } from '@hearth/client/context';
import { useCursorPages } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { listMessages, markRead } from '@hearth/domains/messaging/contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Message } from '../contract/schemas.ts';
import { outgoing } from './outgoing.ts';
import { useDelivery } from './use-delivery.ts';
import { CONVERSATION_READS } from './use-refresh.ts';
import { MESSAGES_READ, MESSAGE_SENT } from '../contract/events.ts';
import { STAGE_CHANGED } from '@hearth/domains/applications/events';

const STEP = '30';

/** One conversation as it is lived: its messages, those on their way, and the means to send. Marks as read what is seen. */
export function useThread(applicationId: string) {
  const deliver = useDelivery();
  const thread = useCursorPages(
    listMessages,
    { params: { id: applicationId }, query: { limit: STEP } },
    { parameter: 'before', nextOf: ({ messages, more }) => (more ? (messages[0]?.message_id ?? null) : null) },
  );
  const waiting = useSyncExternalStore(
    outgoing.subscribe,
    () => outgoing.waiting(applicationId),
    () => outgoing.waiting(applicationId),
  );
  useReadAgainOn(
    [MESSAGE_SENT, MESSAGES_READ, STAGE_CHANGED],
    CONVERSATION_READS,
    ({ data }) => data['application_id'] === applicationId,
  );

  const pages = thread.data?.pages;
  const messages = useMemo(() => pages?.toReversed().flatMap((page) => page.messages) ?? [], [pages]);
  const newest = pages?.[0];
  useMarkRead(messages, newest?.side);

  return {
    thread,
    application: newest?.application,
    side: newest?.side,
    messages,
    waiting: waiting.filter((message) => !messages.some((sent) => sent.message_id === message.id)),
    send: () => void deliver(outgoing.take(applicationId, new Date())),
    deliver,
  };
}

/** Marks what the other side wrote as read, once the page is really looked at. */
function useMarkRead(messages: readonly Message[], side: Message['from'] | undefined): void {
  const client = useClient();
  useEffect(() => {
    const unseen = messages
      .filter((message) => message.from !== side && !message.is_read)
      .map((message) => ({ message_id: message.message_id, is_read: true }));
    if (unseen.length === 0) return undefined;
    const read = (): void => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', read);
      client.call(markRead, { body: unseen.slice(-100) }).catch(() => undefined);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [messages, side, client]);
}
