export { Conversation } from './components/conversation.tsx';
