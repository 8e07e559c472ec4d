import { useBrand } from '@hearth/client/person';
import { useCursorPages } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PagedList } from '@hearth/ui/resource';
import { RefreshCw, Send } from 'lucide-react';
import { listWebhookDeliveries } from '../../contract/endpoints.ts';
import type { Webhook } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { DeliveryRow } from './delivery-row.tsx';

/** What was sent to a webhook, newest first. */
export function DeliveryLog({ webhook }: { readonly webhook: Webhook }) {
  const { t, problem } = useWords();
  const { groupId } = useBrand();
  const list = useCursorPages(
    listWebhookDeliveries,
    { params: { id: groupId, webhook_id: webhook.id }, query: {} },
    { parameter: 'before', nextOf: ({ next }) => next },
  );
  return (
    <Card
      title={t('log.title')}
      note={t('log.note')}
      flush
      action={
        <Button size="sm" icon={<Icon of={RefreshCw} />} busy={list.isRefetching} onClick={() => void list.refetch()}>
          {t('log.refresh')}
        </Button>
      }
    >
      <PagedList
        of={list}
        items={({ deliveries }) => deliveries}
        rows={4}
        failed={t('log.failed')}
        problem={problem}
        empty={
          <EmptyState icon={<Icon of={Send} size={24} />} title={t('log.none')}>
            {t('log.noneText')}
          </EmptyState>
        }
      >
        {(deliveries) => (
          <ul className="divide-y divide-line">
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                webhookId={webhook.id}
                delivery={delivery}
                canSend={webhook.state === 'ACTIVE'}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}
