import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Alert } from '@hearth/ui/alert';
import { Card } from '@hearth/ui/card';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { useParams } from 'react-router';
import { WEBHOOK_EVENT_TYPES } from '../../contract/catalogue.ts';
import { getWebhook } from '../../contract/endpoints.ts';
import type { Webhook } from '../../contract/schemas.ts';
import { BackLink } from '../components/back-link.tsx';
import { DeliveryLog } from '../components/delivery-log.tsx';
import { StateBadge } from '../components/state-badge.tsx';
import { WebhookActions } from '../components/webhook-actions.tsx';
import { useWords } from '../words.ts';

/** One webhook: its settings, what can be done to it, and what was sent. */
export function Component() {
  const { t, problem } = useWords();
  const { groupId } = useBrand();
  const { webhookId = '' } = useParams();
  const found = useCall(getWebhook, { params: { id: groupId, webhook_id: webhookId } });
  const webhook = found.data;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{webhook?.name ?? t('list.title')}</PageTitle>
      <PageHeader
        above={<BackLink />}
        title={<bdi>{webhook?.name ?? '…'}</bdi>}
        note={webhook !== undefined && <StateBadge webhook={webhook} />}
      />
      <Resource of={found} rows={6} failed={t('one.failed')} problem={problem}>
        {(one) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Trouble webhook={one} />
            <WebhookActions webhook={one} />
            <Settings webhook={one} />
            <DeliveryLog webhook={one} />
          </div>
        )}
      </Resource>
    </div>
  );
}

/** Why nothing is sent, where that is so. */
function Trouble({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useWords();
  const format = useFormat();
  const { paused_because: cause, failing_since: since } = webhook;
  if (cause !== null) return <Alert tone={cause === 'PERSON' ? 'info' : 'warn'}>{t(`one.pausedBy.${cause}`)}</Alert>;
  if (since === null) return null;
  return <Alert tone="warn">{t('one.failingSince', { when: format.instant(since, deviceZone()) })}</Alert>;
}

function Settings({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useWords();
  const format = useFormat();
  const { address, brand_name: brand, rotation_ends_at: until } = webhook;
  const events = WEBHOOK_EVENT_TYPES.filter((type) => webhook.events.includes(type));
  return (
    <Card title={t('one.settings')}>
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-ink-2">{t('form.address')}</dt>
          <dd className="break-all">
            <bdi dir="ltr">{address}</bdi>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-2">{t('form.place')}</dt>
          <dd>
            <bdi>{brand}</bdi>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-2">{t('form.events')}</dt>
          <dd>
            <ul className="grid gap-1">
              {events.map((type) => (
                <li key={type}>{t(`events.${type}`)}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      {until !== null && (
        <p className="mt-3 text-dense text-ink-2">{t('secret.until', { when: format.instant(until, deviceZone()) })}</p>
      )}
    </Card>
  );
}
