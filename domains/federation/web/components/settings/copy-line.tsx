import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useWords } from './words.ts';

/** A value that is taken elsewhere: to read and to copy. */
export function CopyLine({ label, value }: { readonly label: string; readonly value: string }) {
  const { t } = useWords();
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
          label={t('copy.label', { name: label })}
          icon={<Icon of={copied ? Check : Copy} />}
          onClick={copy}
        />
        <span role="status" className="sr-only">
          {copied && t('copy.done')}
        </span>
      </dd>
    </div>
  );
}
