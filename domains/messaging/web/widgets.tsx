import { lazy } from 'react';
import type { ComponentProps } from 'react';

/** It comes with the press that opens it, not with a conversation. */
const Several = lazy(() => import('./components/templates/several-dialog.tsx'));

/** One message to several people, who were chosen elsewhere. */
export function SeveralDialog(props: ComponentProps<typeof Several>) {
  return <Several {...props} />;
}

export { EmployeeConversations } from './components/person/employee-part.tsx';
export { Conversation } from './components/conversation.tsx';
export { UnreadCard } from './components/card/unread-card.tsx';
export { UnreadCount } from './components/unread-count.tsx';
