import { useFormat } from '@hearth/i18n/use-format';
import { Icon } from '@hearth/ui/icon';
import { Lock } from 'lucide-react';
import { usePartWords } from './words.ts';

/** An internal note, styled so that it is not mistaken for a message. */
export function Note({ text, mentioned }: { text: string; mentioned: readonly string[] }) {
  const { t } = usePartWords();
  const format = useFormat();
  return (
    <div className="grid max-w-full gap-1 rounded-lg border border-dashed border-warn bg-warn-soft px-3.5 py-2 text-ink">
      <p className="flex items-center gap-1.5 text-xs font-bold text-warn">
        <Icon of={Lock} size={14} />
        {t('note.title')}
      </p>
      <p dir="auto" className="text-base break-words whitespace-pre-wrap">
        {text}
      </p>
      {mentioned.length > 0 && <p className="text-xs">{t('note.told', { names: format.list(mentioned) })}</p>}
    </div>
  );
}
