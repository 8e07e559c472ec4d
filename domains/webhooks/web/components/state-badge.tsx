import { Badge } from '@hearth/ui/badge';
import type { Webhook } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** How a webhook is doing. */
export function StateBadge({ webhook }: { readonly webhook: Pick<Webhook, 'state' | 'failing_since'> }) {
  const { t } = useWords();
  if (webhook.state === 'PAUSED') return <Badge tone="warn">{t('state.paused')}</Badge>;
  if (webhook.failing_since !== null) return <Badge tone="bad">{t('state.failing')}</Badge>;
  return <Badge tone="ok">{t('state.active')}</Badge>;
}
