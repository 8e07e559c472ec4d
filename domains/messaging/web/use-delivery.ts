import { useClient, useConnection } from '@hearth/client/context';
import { useUser } from '@hearth/client/person';
import { sendMessage } from '@hearth/domains/messaging/contract';
import { useCallback, useEffect } from 'react';
import { outgoing } from './outgoing.ts';
import type { Outgoing } from './outgoing.ts';
import { useRefreshConversations } from './use-refresh.ts';

/** The messages of this person that are on their way: sends them, and again what could not be sent, when there is a connection. */
export function useDelivery(): (message: Outgoing) => Promise<void> {
  const client = useClient();
  const { online } = useConnection();
  const { id: userId } = useUser();
  const refresh = useRefreshConversations();
  outgoing.belongTo(userId);

  const deliver = useCallback(
    async (message: Outgoing): Promise<void> => {
      outgoing.mark(message.id, 'sending');
      try {
        await client.call(sendMessage, {
          params: { id: message.applicationId },
          body: { message_body: message.text, message_id: message.id },
          files: message.files,
        });
        outgoing.remove(message.id);
      } catch {
        outgoing.mark(message.id, 'failed');
        // The conversation says why nothing can be written there.
        refresh();
      }
    },
    [client, refresh],
  );

  useEffect(() => {
    const tryAgain = (): void => {
      if (!online.isOnline()) return;
      for (const message of outgoing.failed()) if (message.lostFiles.length === 0) void deliver(message);
    };
    // What a reload or the other page left behind, and what waited for a connection.
    tryAgain();
    return online.subscribe(tryAgain);
  }, [online, deliver, userId]);

  return deliver;
}
