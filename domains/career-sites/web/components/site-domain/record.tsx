import { Badge } from '@hearth/ui/badge';
import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useDomainWords } from './words.ts';

/** A DNS record to create, with copyable parts and whether it was found. */
export function DomainRecord(props: {
  readonly title: string;
  readonly isFound: boolean;
  readonly type: string;
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}) {
  const { t } = useDomainWords();
  return (
    <li className="grid gap-2 rounded-md border border-line p-3">
      <h3 className="flex flex-wrap items-center gap-2 font-bold">
        {props.title}
        <Badge tone={props.isFound ? 'ok' : 'warn'}>{props.isFound ? t('found') : t('notFound')}</Badge>
      </h3>
      <p className="max-w-prose text-ink-2">{props.children}</p>
      <dl className="grid gap-2">
        <div className="flex items-baseline gap-2">
          <dt className="text-sm text-ink-2">{t('type')}</dt>
          <dd className="font-mono text-sm">{props.type}</dd>
        </div>
        <Part label={t('name')} of={props.title} value={props.name} />
        <Part label={t('value')} of={props.title} value={props.value} />
      </dl>
    </li>
  );
}

function Part({ label, of, value }: { readonly label: string; readonly of: string; readonly value: string }) {
  const { t } = useDomainWords();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="flex items-center gap-2">
        <bdi dir="ltr" className="min-w-0 flex-1 rounded-sm bg-sunken px-2 py-1 font-mono text-sm break-all">
          {value}
        </bdi>
        <IconButton
          label={t('copy', { name: `${of}: ${label}` })}
          icon={<Icon of={copied ? Check : Copy} />}
          onClick={copy}
        />
        <span role="status" className="sr-only">
          {copied && t('copied')}
        </span>
      </dd>
    </div>
  );
}
