import { lazy } from 'react';
import type { ComponentProps } from 'react';
import type { sendLetter as send } from './components/templates/send-letter.ts';

/** They come with the press that opens them, not with a conversation. */
const Letter = lazy(() => import('./components/templates/letter-field.tsx'));
const Letters = lazy(() => import('./components/letters/letters-card.tsx'));
const Several = lazy(() => import('./components/templates/several-dialog.tsx'));

/** Chooses one of the employer's own texts for moved candidates. */
export function LetterField(props: ComponentProps<typeof Letter>) {
  return <Letter {...props} />;
}

/** The way to what goes out for reasons and at steps, chosen beforehand. */
export function LettersCard(props: ComponentProps<typeof Letters>) {
  return <Letters {...props} />;
}

/** Sends one of the employer's own texts to candidates who were moved. */
export async function sendLetter(...sent: Parameters<typeof send>): Promise<void> {
  const letter = await import('./components/templates/send-letter.ts');
  await letter.sendLetter(...sent);
}

/** One message to several people, who were chosen elsewhere. */
export function SeveralDialog(props: ComponentProps<typeof Several>) {
  return <Several {...props} />;
}

export { EmployeeConversations } from './components/person/employee-part.tsx';
export { Conversation } from './components/conversation.tsx';
export { UnreadCard } from './components/card/unread-card.tsx';
export { UnreadCount } from './components/unread-count.tsx';
