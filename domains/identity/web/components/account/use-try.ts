import { useState } from 'react';
import { errorCode } from '../code-of.ts';

/** An action with its pending state and the code of its failure. */
export interface ActionState {
  readonly busy: boolean;
  readonly code: string | null;
  readonly run: (work: () => Promise<void>) => Promise<void>;
}

export function useTry(): ActionState {
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setCode(null);
    try {
      await work();
    } catch (error) {
      setCode(errorCode(error));
    } finally {
      setBusy(false);
    }
  }
  return { busy, code, run };
}
