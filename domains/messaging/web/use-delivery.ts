import { useClient, useConnection } from '@hearth/client/context';
import { useUser } from '@hearth/client/person';
import type { Client } from '@hearth/client/client';
import { sendMessage } from '@hearth/domains/messaging/contract';
import { useCallback, useEffect } from 'react';
import { outgoing } from './outgoing.ts';
import type { Outgoing } from './outgoing.ts';
import { parseStaffKey } from './staff-key.ts';
import { sendMyStaffMessage, sendStaffMessage } from '../contract/staff-endpoints.ts';
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
        await sendOut(client, message);
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

/** Sends a message in the conversation that it was written in: of an application, or between a location and one of its staff. */
async function sendOut(client: Client, { id, applicationId: key, text, files }: Outgoing): Promise<void> {
  const body = { message_body: text, message_id: id };
  const staff = parseStaffKey(key);
  if (staff === null) {
    await client.call(sendMessage, { params: { id: key }, body, files });
    return;
  }
  const { placeId, conversationId: conversation_id } = staff;
  if (placeId === null) await client.call(sendMyStaffMessage, { params: { conversation_id }, body });
  else await client.call(sendStaffMessage, { params: { id: placeId, conversation_id }, body });
}
