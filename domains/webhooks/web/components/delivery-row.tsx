import { useBrand } from '@hearth/client/person';
import { useSend } from '@hearth/client/query';
import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Disclosure } from '@hearth/ui/disclosure';
import { toasts } from '@hearth/ui/toast';
import { TEST_EVENT } from '../../contract/catalogue.ts';
import { resendWebhookDelivery } from '../../contract/endpoints.ts';
import type { WebhookDelivery } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { CodeBlock } from './code-block.tsx';

const TONES = { WAITING: 'warn', DELIVERED: 'ok', FAILED: 'bad' } as const;

/** A delivery: what became of it, and on a press what was sent and answered. */
export function DeliveryRow({
  webhookId,
  delivery,
  canSend,
}: {
  readonly webhookId: string;
  readonly delivery: WebhookDelivery;
  readonly canSend: boolean;
}) {
  const { t, problem } = useWords();
  const format = useFormat();
  const { groupId } = useBrand();
  const send = useSend(resendWebhookDelivery, {
    onSuccess: () => toasts.show({ message: t('log.queued'), tone: 'ok' }),
  });
  const { id, state, type, response_body: answer, event_id: eventId } = delivery;
  return (
    <li className="px-2">
      <Disclosure
        plain
        title={
          <span className="flex flex-wrap items-center gap-2">
            <bdi dir="ltr" className="font-mono text-sm break-all">
              {type}
            </bdi>
            {type === TEST_EVENT && <span className="sr-only">{t('log.test')}</span>}
            <Badge tone={TONES[state]}>{t(`log.${state}`)}</Badge>
          </span>
        }
        note={format.instant(delivery.created_at, deviceZone())}
      >
        <div className="grid gap-3">
          <Outcome delivery={delivery} />
          <p className="text-dense text-ink-2">
            {t('log.id')}{' '}
            <bdi dir="ltr" className="font-mono break-all">
              {eventId}
            </bdi>
          </p>
          <CodeBlock label={t('log.sent')} text={JSON.stringify(JSON.parse(delivery.payload), null, 2)} />
          {answer !== null && answer !== '' && <CodeBlock label={t('log.answer')} text={answer} />}
          {canSend && (
            <div className="flex flex-wrap items-center gap-3">
              <Button
                variant="soft"
                busy={send.isPending}
                onClick={() => send.mutate({ params: { id: groupId, webhook_id: webhookId, delivery_id: id } })}
              >
                {t('log.again')}
              </Button>
              {send.error !== null && (
                <p role="alert" className="text-bad">
                  {problem(send.error)}
                </p>
              )}
            </div>
          )}
        </div>
      </Disclosure>
    </li>
  );
}

/** How often it was tried, what came of the last try, and when the next is. */
function Outcome({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { t } = useWords();
  const format = useFormat();
  const { attempts, failure, response_status: status, next_at: next } = delivery;
  const parts = [
    t('log.attempts', { count: attempts }),
    status === null ? null : t('log.status', { status }),
    failure === null || failure === 'STATUS' ? null : t(`log.${failure}`),
    next === null ? null : t('log.next', { when: format.instant(next, deviceZone()) }),
  ];
  return <p className="text-dense">{parts.filter((part) => part !== null).join(' · ')}</p>;
}
