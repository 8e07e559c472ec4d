import { TEXT_LINK } from '@hearth/ui/link-button';
import { Link } from 'react-router';
import type { Webhook } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { StateBadge } from './state-badge.tsx';

/** A webhook in the list: where it leads, and of what it hears. */
export function WebhookRow({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useWords();
  return (
    <li className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-2 font-bold">
        <Link to={`/settings/webhooks/${webhook.id}`} className={TEXT_LINK}>
          <bdi>{webhook.name}</bdi>
        </Link>
        <StateBadge webhook={webhook} />
      </p>
      <p className="text-dense break-all">
        <bdi dir="ltr">{webhook.address}</bdi>
      </p>
      <p className="text-dense text-ink-2">
        <bdi>{webhook.brand_name}</bdi>
        {' · '}
        {t('list.events', { count: webhook.events.length })}
      </p>
    </li>
  );
}
