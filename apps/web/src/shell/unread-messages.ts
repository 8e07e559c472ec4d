export { UnreadCount as default } from '@hearth/domains/messaging/widgets';
