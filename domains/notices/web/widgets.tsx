export { NoticesPanel } from './components/notices-panel.tsx';
export { PolicyCard } from './components/policy-card.tsx';
export { renewPush } from './renew-push.ts';
export { useUnreadNotices } from './use-unread-notices.ts';
