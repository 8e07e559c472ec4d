import { useCopy } from '@hearth/client/browser/use-copy';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Check, Copy } from 'lucide-react';
import { useWords } from '../words.ts';

/** A value that is entered in the directory: to read and to copy. */
export function CopyValue({ value }: { readonly value: string }) {
  const { t } = useWords();
  const { copied, copy } = useCopy(value);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <bdi dir="ltr" className="min-w-0 flex-[1_1_14rem] rounded-sm bg-sunken px-2 py-1.5 font-mono text-sm break-all">
        {value}
      </bdi>
      <Button variant="soft" icon={<Icon of={copied ? Check : Copy} />} onClick={copy}>
        {copied ? t('copy.done') : t('copy.do')}
      </Button>
    </div>
  );
}
