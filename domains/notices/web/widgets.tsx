export { NoticesPanel } from './components/notices-panel.tsx';
export { useUnreadNotices } from './use-unread-notices.ts';
