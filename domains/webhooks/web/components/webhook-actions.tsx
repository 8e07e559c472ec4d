import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { Button } from '@hearth/ui/button';
import { toasts } from '@hearth/ui/toast';
import { lazy, Suspense, useState } from 'react';
import { sendTestWebhook, setWebhookState } from '../../contract/endpoints.ts';
import type { Webhook } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

const DIALOGS = {
  edit: lazy(async () => ({ default: (await import('./edit-webhook.tsx')).EditWebhook })),
  rotate: lazy(async () => ({ default: (await import('./rotate-secret.tsx')).RotateSecret })),
  delete: lazy(async () => ({ default: (await import('./delete-webhook.tsx')).DeleteWebhook })),
};

/** What can be done to a webhook. */
export function WebhookActions({ webhook }: { readonly webhook: Webhook }) {
  const { t, problem } = useWords();
  const { groupId } = useBrand();
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const params = { id: groupId, webhook_id: webhook.id };
  const isPaused = webhook.state === 'PAUSED';
  const say = (message: string) => toasts.show({ message, tone: 'ok' });
  const test = useSend(sendTestWebhook, { onSuccess: () => say(t('one.testSent')) });
  const change = useSend(setWebhookState, {
    onSuccess: ({ state }) => say(t(state === 'PAUSED' ? 'one.paused' : 'one.resumed')),
  });
  const error = test.error ?? change.error;
  const Dialog = open === null ? null : DIALOGS[open];
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {!isPaused && (
          <Button variant="primary" busy={test.isPending} onClick={() => test.mutate({ params })}>
            {t('one.test')}
          </Button>
        )}
        <Button
          variant={isPaused ? 'primary' : 'secondary'}
          busy={change.isPending}
          onClick={() => change.mutate({ params, body: { state: isPaused ? 'ACTIVE' : 'PAUSED' } })}
        >
          {t(isPaused ? 'one.resume' : 'one.pause')}
        </Button>
        <Button onClick={() => setOpen('edit')}>{t('one.edit')}</Button>
        <Button onClick={() => setOpen('rotate')}>{t('secret.rotate')}</Button>
        <Button variant="danger" onClick={() => setOpen('delete')}>
          {t('one.delete')}
        </Button>
      </div>
      {error !== null && (
        <p role="alert" className="text-bad">
          {problem(error)}
        </p>
      )}
      <Suspense fallback={null}>
        {Dialog !== null && <Dialog webhook={webhook} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}
