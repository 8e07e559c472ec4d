import { openInTab } from '@hearth/client/browser/open-in-tab';
import { toasts } from '@hearth/ui/toast';
import { useCallback } from 'react';
import { useWords } from './words.ts';

/** Opens the file of a record in a tab of its own; says so where it cannot be had. */
export function useOpenFile(): (addressOf: () => Promise<{ readonly href: string }>) => Promise<void> {
  const { t } = useWords();
  return useCallback(
    (addressOf) => openInTab(addressOf, () => toasts.show({ message: t('record.openFailed'), tone: 'bad' })),
    [t],
  );
}
