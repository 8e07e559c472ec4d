import type { Client } from '@hearth/client/client';
import { lazy } from 'react';

export { NoticesPanel } from './components/notices-panel.tsx';
export { useUnreadNotices } from './use-unread-notices.ts';

/** What a group decides about notifications of its employees; loaded by the settings alone. */
export const PolicyCard = lazy(async () => ({ default: (await import('./components/policy-card.tsx')).PolicyCard }));

/** Renews what this browser shows notifications with; its code comes after the page. */
export async function renewPush(client: Client): Promise<void> {
  const { renewPush: renew } = await import('./renew-push.ts');
  await renew(client);
}
