import { useState } from 'react';

/** Copies a text to the clipboard; `copied` once it is there. Without permission nothing happens: the text can still be selected. */
export function useCopy(text: string): { readonly copied: boolean; readonly copy: () => void } {
  const [copied, setCopied] = useState(false);
  return {
    copied,
    copy: () =>
      void navigator.clipboard.writeText(text).then(
        () => setCopied(true),
        () => undefined,
      ),
  };
}
