import { useCopy } from '@hearth/client/browser/use-copy';
import { useSend } from '@hearth/client/query';
import { QrCode } from '@hearth/domains/identity/widgets';
import { deviceZone } from '@hearth/i18n/device-zone';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { Resource } from '@hearth/ui/resource';
import { SkeletonText } from '@hearth/ui/skeleton';
import { Check, Copy, Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { shareOpenPost } from '../../contract/endpoints.ts';
import type { OpenPost, SharedLink } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** The reader's referral link to a job, to send, copy or scan, with its bonus. */
export function ShareDialog({ post, onClose }: { readonly post: OpenPost; readonly onClose: () => void }) {
  const { t, problem } = useWords();
  const link = useSend(shareOpenPost);
  const { mutate } = link;
  const ask = (): void => mutate({ params: { job_id: post.id } });
  useEffect(() => mutate({ params: { job_id: post.id } }), [mutate, post.id]);
  return (
    <Modal
      open
      onClose={onClose}
      title={t('share.title', { title: post.title })}
      closeLabel={t('close')}
      size="sm"
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Resource
        of={{ data: link.data, error: link.error, refetch: ask }}
        loading={<SkeletonText lines={5} />}
        problem={problem}
      >
        {(shared) => <ShareOptions post={post} link={shared} />}
      </Resource>
    </Modal>
  );
}

function ShareOptions({ post, link }: { readonly post: OpenPost; readonly link: SharedLink }) {
  const { t, format } = useWords();
  const address = new URL(link.path, location.origin).href;
  const { copied, copy } = useCopy(address);
  const send = (): void =>
    void navigator
      .share({ title: post.title, text: t('share.text', { title: post.title }), url: address })
      .catch(() => undefined);
  const { promise } = link;
  return (
    <div className="grid gap-4">
      <p>{t('share.lead')}</p>
      <div className="grid gap-1">
        <p className="text-sm text-ink-2">{t('share.link')}</p>
        <bdi dir="ltr" className="rounded-sm bg-sunken px-2 py-1 font-mono text-sm break-all">
          {address}
        </bdi>
        <p className="text-sm text-ink-2">
          {t('share.until', { date: format.instantDate(link.expires_at, deviceZone()) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {'share' in navigator && (
          <Button variant="primary" icon={<Icon of={Share2} />} onClick={send}>
            {t('share.send')}
          </Button>
        )}
        <Button icon={<Icon of={copied ? Check : Copy} />} onClick={copy}>
          {t(copied ? 'share.copied' : 'share.copy')}
        </Button>
        <span role="status" className="sr-only">
          {copied && t('share.copied')}
        </span>
      </div>
      <QrCode text={address} label={t('share.qr')} className="size-40 justify-self-center rounded-md" />
      {promise !== null &&
        (link.is_excluded ? (
          <p className="text-ink-2">{t('share.excluded')}</p>
        ) : (
          <section className="grid gap-1">
            <h3 className="font-bold">{t('share.bonusTitle')}</h3>
            <ul className="list-disc ps-5">
              {promise.parts.map(({ amount, after_days: days }) => (
                <li key={`${days} ${amount}`}>
                  {days === 0
                    ? t('share.bonusAtOnce', { amount: format.money(amount, promise.currency) })
                    : t('share.bonus', { amount: format.money(amount, promise.currency), count: days })}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
