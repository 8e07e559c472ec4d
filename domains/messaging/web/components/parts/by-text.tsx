import { Icon } from '@hearth/ui/icon';
import { Smartphone } from 'lucide-react';
import { usePartWords } from './words.ts';

/** A message that went or came as a text: like any other, and it says so. */
export function ByText({ text, mine }: { text: string; mine: boolean }) {
  const { t } = usePartWords();
  return (
    <div className={`grid max-w-full gap-1 ${mine ? 'justify-items-end' : 'justify-items-start'}`}>
      <p
        dir="auto"
        className={`rounded-lg px-3.5 py-2 text-base break-words whitespace-pre-wrap ${
          mine ? 'rounded-ee-xs bg-accent-ink text-surface' : 'rounded-es-xs border border-line bg-surface text-ink'
        }`}
      >
        {text}
      </p>
      <span className="flex items-center gap-1 px-1 text-xs text-ink-2">
        <Icon of={Smartphone} size={14} />
        {t('byText')}
      </span>
    </div>
  );
}
