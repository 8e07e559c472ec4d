import { useCopy } from '@hearth/client/browser/use-copy';
import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Check, Copy } from 'lucide-react';

interface CopyLineProps {
  readonly label: string;
  readonly value: string;
  /** The name of the button. */
  readonly copyLabel: string;
  /** Said once it is copied. */
  readonly copiedText: string;
}

/** A value that is entered in another system, as a line of a description list: to read and to copy. */
export function CopyLine({ label, value, copyLabel, copiedText }: CopyLineProps) {
  const { copied, copy } = useCopy(value);
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="flex items-center gap-2">
        <bdi dir="ltr" className="min-w-0 flex-1 rounded-sm bg-sunken px-2 py-1 font-mono text-sm break-all">
          {value}
        </bdi>
        <IconButton label={copyLabel} icon={<Icon of={copied ? Check : Copy} />} onClick={copy} />
        <span role="status" className="sr-only">
          {copied && copiedText}
        </span>
      </dd>
    </div>
  );
}
