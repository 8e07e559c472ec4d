export { Conversation } from './components/conversation.tsx';
export { UnreadCard } from './components/card/unread-card.tsx';
export { UnreadCount } from './components/unread-count.tsx';
