import type { RefObject } from 'react';
import { useRef, useState } from 'react';

/** The reason that open conflicts are published with. */
export interface PublishReason {
  readonly text: string;
  readonly set: (text: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Publishing was tried without one. */
  readonly isMissing: boolean;
  /** The reason without spaces around it; without one, nothing, and the focus goes to the field. */
  readonly read: () => string | undefined;
}

/** Holds the reason while the dialog is open, also when the preview is read again. */
export function usePublishReason(): PublishReason {
  const [text, set] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const trimmed = text.trim();
  return {
    text,
    set,
    field,
    isMissing: isTried && trimmed === '',
    read() {
      setTried(true);
      if (trimmed !== '') return trimmed;
      field.current?.focus();
      return undefined;
    },
  };
}
