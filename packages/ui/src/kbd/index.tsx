import type { ReactNode } from 'react';

export { chordName, keyName } from './key-name.ts';

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-5 rounded-xs border border-line-strong bg-surface px-1.25 text-center font-sans text-xs leading-4.5 font-normal whitespace-nowrap text-ink-2">
      {children}
    </kbd>
  );
}
