import { usePhrases } from '@hearth/i18n/phrases';
import { toasts } from '@hearth/ui/toast';
import { useCallback } from 'react';
import en from './en.json' with { type: 'json' };

/** Opens a file after requesting its URL; shows an error if it is unavailable. A file that cannot be had is said. */
export function useOpenFile(): (name: string, addressOf: () => Promise<{ readonly href: string }>) => Promise<void> {
  const { t } = usePhrases('applications', en);
  return useCallback(
    async (name, addressOf) => {
      // Opened at once, while the press still counts as the reader's own; the address follows.
      const target = window.open('about:blank', '_blank');
      try {
        const { href } = await addressOf();
        if (target === null) window.location.assign(href);
        else target.location.replace(href);
      } catch {
        target?.close();
        toasts.show({ message: t('panel.fileFailed', { name }), tone: 'bad' });
      }
    },
    [t],
  );
}
