import type { Client } from '@hearth/client/client';
import { newId } from '@hearth/kit/id';
import { lazy } from 'react';
import type { ComponentProps } from 'react';
import { createSending } from '../contract/sending-endpoints.ts';
import type { Texts } from '../rules/merge-fields.ts';

const MINUTE_MS = 60_000;

/** They come with the press that opens them, not with a conversation. */
const Letter = lazy(() => import('./components/templates/letter-field.tsx'));
const Several = lazy(() => import('./components/templates/several-dialog.tsx'));

/** One of the house's own texts for people who are moved. */
export function LetterField(props: ComponentProps<typeof Letter>) {
  return <Letter {...props} />;
}

/** Sends one of the house's own texts after so many minutes, to those of these people who are not moved before. */
export async function sendLetter(
  client: Client,
  brandId: string,
  { applicationIds, texts, afterMinutes }: { applicationIds: readonly string[]; texts: Texts; afterMinutes: number },
): Promise<void> {
  await client.call(createSending, {
    params: { id: brandId },
    body: {
      sending_id: newId(),
      application_ids: [...applicationIds],
      texts,
      send_at: new Date(Date.now() + afterMinutes * MINUTE_MS).toISOString(),
      while_there: true,
    },
  });
}

/** One message to several people, who were chosen elsewhere. */
export function SeveralDialog(props: ComponentProps<typeof Several>) {
  return <Several {...props} />;
}

export { EmployeeConversations } from './components/person/employee-part.tsx';
export { Conversation } from './components/conversation.tsx';
export { UnreadCard } from './components/card/unread-card.tsx';
export { UnreadCount } from './components/unread-count.tsx';
