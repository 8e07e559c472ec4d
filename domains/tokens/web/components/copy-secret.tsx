import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../words.ts';

/** A new token, to copy: it is shown this once. */
export function CopySecret({ value }: { readonly value: string }) {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <bdi dir="ltr" className="min-w-0 flex-[1_1_14rem] rounded-sm bg-sunken px-2 py-1.5 font-mono text-sm break-all">
        {value}
      </bdi>
      <Button variant="soft" icon={<Icon of={copied ? Check : Copy} />} onClick={copy}>
        {copied ? t('created.copied') : t('created.copy')}
      </Button>
    </div>
  );
}
