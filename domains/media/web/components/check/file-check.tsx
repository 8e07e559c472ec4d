import { usePhrases } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import { ShieldAlert, ShieldEllipsis } from 'lucide-react';
import type { Attachment } from '../../../contract/schemas.ts';
import en from './en.json' with { type: 'json' };

/** Stands in place of a file that cannot be opened: the virus scanner has not looked at it yet, or found something in it. */
export default function FileCheck({ file }: { file: Pick<Attachment, 'name' | 'check'> }) {
  const { rich } = usePhrases('media-check', en);
  const infected = file.check === 'INFECTED';
  const name = <bdi className="font-bold break-all">{file.name}</bdi>;
  return (
    <p
      role="status"
      className={`flex w-72 max-w-full items-start gap-2.5 rounded-lg border border-line p-3 text-start text-sm ${infected ? 'bg-bad-soft text-bad' : 'bg-surface text-ink-2'}`}
    >
      <Icon of={infected ? ShieldAlert : ShieldEllipsis} size={20} className="shrink-0" />
      <span className="min-w-0">{rich(infected ? 'infected' : 'checking', { name })}</span>
    </p>
  );
}
