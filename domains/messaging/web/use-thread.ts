import { useClient, useConnection } from '@hearth/client/context';
import { callKey, useCall } from '@hearth/client/query';
import { useEvents } from '@hearth/client/use-events';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import {
  listCandidateConversations,
  listEmployerConversations,
  listMessages,
  markRead,
  sendMessage,
  countUnreadCandidate,
  countUnreadEmployer,
} from '@hearth/domains/messaging/contract';
import type { Message } from '../contract/schemas.ts';
import { outgoing } from './outgoing.ts';
import type { Outgoing } from './outgoing.ts';

const STEP = 30;
const NONE: readonly Message[] = [];

/** Everything that shows conversations or counts reads again. */
export function useRefreshConversations(): () => void {
  const cache = useQueryClient();
  return useCallback(() => {
    for (const endpoint of [
      listMessages,
      listEmployerConversations,
      listCandidateConversations,
      countUnreadEmployer,
      countUnreadCandidate,
    ]) {
      void cache.invalidateQueries({ queryKey: callKey(endpoint) });
    }
  }, [cache]);
}

/** One conversation as it is lived: its messages, those on their way, and the means to send. Marks as read what is seen. */
export function useThread(applicationId: string) {
  const client = useClient();
  const { online } = useConnection();
  const refresh = useRefreshConversations();
  const thread = useCall(listMessages, { params: { id: applicationId }, query: { limit: String(STEP) } });
  const [earlier, setEarlier] = useState<{ readonly messages: readonly Message[]; readonly more: boolean } | null>(
    null,
  );
  const waiting = useSyncExternalStore(
    outgoing.subscribe,
    () => outgoing.waiting(applicationId),
    () => outgoing.waiting(applicationId),
  );

  useEvents(
    ['messaging.message_sent', 'messaging.messages_read', 'applications.stage_changed'],
    ({ data }) => {
      if (data['application_id'] === applicationId) refresh();
    },
    refresh,
  );

  const { messages = NONE, side } = thread.data ?? {};
  useEffect(() => {
    const unseen = messages
      .filter((message) => message.from !== side && !message.is_read)
      .map((message) => ({ message_id: message.message_id, is_read: true }));
    if (unseen.length === 0) return;
    const read = (): void => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', read);
      client.call(markRead, { body: unseen }).then(refresh, () => undefined);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [messages, side, client, refresh]);

  const deliver = useCallback(
    async (message: Outgoing): Promise<void> => {
      outgoing.mark(message.id, 'sending');
      try {
        await client.call(sendMessage, {
          params: { id: applicationId },
          body: { message_body: message.text, message_id: message.id },
          files: message.files,
        });
        outgoing.remove(message.id);
        refresh();
      } catch {
        outgoing.mark(message.id, 'failed');
      }
    },
    [client, applicationId, refresh],
  );

  // What could not be sent for want of a connection goes out when there is one again.
  useEffect(
    () =>
      online.subscribe(() => {
        if (online.isOnline())
          for (const message of outgoing.waiting(applicationId)) if (message.state === 'failed') void deliver(message);
      }),
    [online, applicationId, deliver],
  );

  return {
    thread,
    messages:
      earlier === null
        ? messages
        : [
            ...earlier.messages.filter(({ message_id: id }) => !messages.some((message) => message.message_id === id)),
            ...messages,
          ],
    waiting: waiting.filter((message) => !messages.some((sent) => sent.message_id === message.id)),
    canShowEarlier: (earlier ?? thread.data)?.more === true,
    showEarlier: async () => {
      const known = earlier?.messages ?? NONE;
      const before = (known[0] ?? messages[0])?.message_id;
      if (before === undefined) return;
      const page = await client.call(listMessages, {
        params: { id: applicationId },
        query: { before, limit: String(STEP) },
      });
      setEarlier({ messages: [...page.messages, ...known], more: page.more });
    },
    send: () => void deliver(outgoing.take(applicationId, new Date())),
    deliver,
  };
}
