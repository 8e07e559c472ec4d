import { useBrand } from '@hearth/client/person';
import { IconButton } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Icon } from '@hearth/ui/icon';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { Feed } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';

/** The feed addresses of the current brand. */
export function FeedsCard({ feeds }: { readonly feeds: readonly Feed[] }) {
  const { t } = useWords();
  const brand = useBrand();
  return (
    <Card title={t('feeds.title')}>
      <p className="mb-4 text-dense text-ink-2">{t('feeds.help', { brand: brand.name })}</p>
      <dl className="grid gap-4">
        {feeds.map(({ format, address }) => (
          <FeedLine key={format} label={t(format === 'rss.xml' ? 'feeds.rss' : 'feeds.job')} address={address} />
        ))}
      </dl>
    </Card>
  );
}

function FeedLine({ label, address }: { readonly label: string; readonly address: string }) {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="flex items-center gap-2">
        <bdi dir="ltr" className="min-w-0 flex-1 rounded-sm bg-sunken px-2 py-1 font-mono text-sm break-all">
          {address}
        </bdi>
        <IconButton
          label={t('feeds.copy', { name: label })}
          icon={<Icon of={copied ? Check : Copy} />}
          onClick={copy}
        />
        <span role="status" className="sr-only">
          {copied && t('feeds.copied')}
        </span>
      </dd>
    </div>
  );
}
