import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import { useWords } from './words.ts';

/** Tries to sign; what was refused is said, and what was entered stays. */
export function useSigning(done: string) {
  const { problem } = useWords();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const attempt = async (send: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailed(null);
    try {
      await send();
      toasts.show({ message: done, tone: 'ok' });
      return true;
    } catch (refused) {
      setFailed(problem(refused));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, attempt };
}
