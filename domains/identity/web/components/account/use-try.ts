import { useState } from 'react';
import { codeOf } from '../code-of.ts';

/** Something that a person sets going: whether it runs, and the code of why it did not work. */
export interface Try {
  readonly busy: boolean;
  readonly code: string | null;
  readonly run: (work: () => Promise<void>) => Promise<void>;
}

export function useTry(): Try {
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setCode(null);
    try {
      await work();
    } catch (error) {
      setCode(codeOf(error));
    } finally {
      setBusy(false);
    }
  }
  return { busy, code, run };
}
