import { useClient } from '@hearth/client/context';
import { useCursorPages } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Message } from '../../../contract/schemas.ts';
import {
  listMyStaffMessages,
  listStaffMessages,
  readMyStaffMessages,
  readStaffMessages,
} from '../../../contract/staff-endpoints.ts';
import { STAFF_MESSAGES_READ, STAFF_MESSAGE_SENT } from '../../../contract/staff-events.ts';
import type { StaffMessage, StaffSide } from '../../../contract/staff-schemas.ts';
import { outgoing } from '../../outgoing.ts';
import { staffKey } from '../../staff-key.ts';
import type { StaffAddress } from '../../staff-key.ts';
import { useDelivery } from '../../use-delivery.ts';
import { CONVERSATION_READS } from '../../use-refresh.ts';

const STEP = '30';
const PAGES = {
  parameter: 'before',
  nextOf: ({ messages, more }: { readonly messages: readonly StaffMessage[]; readonly more: boolean }) =>
    more ? (messages[0]?.message_id ?? null) : null,
};

/** As a conversation draws it: the location is the house, its staff the other side. */
export const drawnSide = (side: StaffSide): Message['from'] => (side === 'LOCATION' ? 'EMPLOYER' : 'CANDIDATE');

const draw = ({ message_body, message_id, read_at, from, sender_name, own, sent_at }: StaffMessage): Message => ({
  message_id,
  message_body,
  files: [],
  is_read: read_at !== null,
  read_at,
  from: drawnSide(from),
  sender_name,
  own,
  sent_at,
});

/** One conversation between a location and one of its staff: its messages, those on their way, and the means to send. */
export function useStaffThread(address: StaffAddress) {
  const { placeId, conversationId } = address;
  const deliver = useDelivery();
  const query = { limit: STEP };
  const own = useCursorPages(
    listMyStaffMessages,
    { params: { conversation_id: conversationId }, query },
    { ...PAGES, enabled: placeId === null },
  );
  const ofPlace = useCursorPages(
    listStaffMessages,
    { params: { id: placeId ?? '', conversation_id: conversationId }, query },
    { ...PAGES, enabled: placeId !== null },
  );
  const thread = placeId === null ? own : ofPlace;
  const key = staffKey(address);
  const waiting = useSyncExternalStore(
    outgoing.subscribe,
    () => outgoing.waiting(key),
    () => outgoing.waiting(key),
  );
  useReadAgainOn(
    [STAFF_MESSAGE_SENT, STAFF_MESSAGES_READ],
    CONVERSATION_READS,
    ({ data }) => data['conversation_id'] === conversationId,
  );
  const pages = thread.data?.pages;
  const messages = useMemo(() => pages?.toReversed().flatMap((page) => page.messages.map(draw)) ?? [], [pages]);
  const newest = pages?.[0];
  useReadUpTo(address, messages, newest?.side);
  return {
    thread,
    conversation: newest?.conversation,
    side: newest?.side,
    conversationKey: key,
    messages,
    waiting: waiting.filter((message) => !messages.some((sent) => sent.message_id === message.id)),
    send: () => void deliver(outgoing.take(key, new Date())),
    deliver,
  };
}

/** Marks what the other side wrote as read, once the page is really looked at. */
function useReadUpTo(
  { placeId, conversationId }: StaffAddress,
  messages: readonly Message[],
  side: StaffSide | undefined,
): void {
  const client = useClient();
  const unseen =
    side === undefined
      ? undefined
      : messages.findLast(({ from, is_read: isRead }) => from !== drawnSide(side) && !isRead);
  const upTo = unseen?.message_id;
  useEffect(() => {
    if (upTo === undefined) return undefined;
    const read = (): void => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', read);
      const body = { message_id: upTo };
      const done: Promise<unknown> =
        placeId === null
          ? client.call(readMyStaffMessages, { params: { conversation_id: conversationId }, body })
          : client.call(readStaffMessages, { params: { id: placeId, conversation_id: conversationId }, body });
      done.catch(() => undefined);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [client, placeId, conversationId, upTo]);
}
