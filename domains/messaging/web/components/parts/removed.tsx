import { Icon } from '@hearth/ui/icon';
import { EyeOff } from 'lucide-react';
import { usePartWords } from './words.ts';

/** Stands where a message was that a moderator took out of sight. */
export function Removed() {
  const { t } = usePartWords();
  return (
    <p className="flex items-center gap-1.5 rounded-lg border border-dashed border-line-strong px-3.5 py-2 text-ink-2">
      <Icon of={EyeOff} size={16} />
      {t('removed')}
    </p>
  );
}
