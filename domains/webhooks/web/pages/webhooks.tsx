import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { Resource } from '@hearth/ui/resource';
import { Plus, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { listWebhooks } from '../../contract/endpoints.ts';
import { WebhookRow } from '../components/webhook-row.tsx';
import { useWords } from '../words.ts';

const CreateWebhook = lazy(async () => ({
  default: (await import('../components/create-webhook.tsx')).CreateWebhook,
}));

/** The webhooks of a group. */
export function Component() {
  const { t, problem } = useWords();
  const { groupId } = useBrand();
  const list = useCall(listWebhooks, { params: { id: groupId } });
  const [creating, setCreating] = useState(false);
  const open = (size: 'md' | 'lg') => (
    <Button variant="primary" size={size} icon={<Icon of={Plus} />} onClick={() => setCreating(true)}>
      {t('form.create')}
    </Button>
  );
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('list.title')}</PageTitle>
      <PageHeader title={t('list.title')} actions={open('md')} />
      <p className="max-w-prose text-ink-2">{t('list.lead')}</p>
      <Link to="/settings/webhooks/events" className={TEXT_LINK}>
        {t('list.catalogue')}
      </Link>
      <Card flush>
        <Resource
          of={list}
          rows={3}
          failed={t('list.failed')}
          problem={problem}
          isEmpty={({ webhooks }) => webhooks.length === 0}
          empty={
            <EmptyState icon={<Icon of={Send} size={24} />} title={t('list.none')} action={open('lg')}>
              {t('list.noneText')}
            </EmptyState>
          }
        >
          {({ webhooks }) => (
            <ul className="divide-y divide-line">
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )}
        </Resource>
      </Card>
      <Suspense fallback={null}>{creating && <CreateWebhook onClose={() => setCreating(false)} />}</Suspense>
    </div>
  );
}
