import { toasts } from '@hearth/ui/toast';
import { useCallback } from 'react';
import { useWords } from './words.ts';

/** Opens the file of a record in a tab of its own; says so where it cannot be had. */
export function useOpenFile(): (addressOf: () => Promise<{ readonly href: string }>) => Promise<void> {
  const { t } = useWords();
  return useCallback(
    async (addressOf) => {
      // Opened at once, while the press still counts as the reader's own; the address follows.
      const target = window.open('about:blank', '_blank');
      try {
        const { href } = await addressOf();
        if (target === null) window.location.assign(href);
        else target.location.replace(href);
      } catch {
        target?.close();
        toasts.show({ message: t('record.openFailed'), tone: 'bad' });
      }
    },
    [t],
  );
}
