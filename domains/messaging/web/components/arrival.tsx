import { useState } from 'react';
import { findNewArrival } from '../arrivals.ts';
import type { InboxLine } from '../inbox-lines.ts';

/** Says politely that a message arrived in a conversation that is not open; the open one speaks for itself. */
export default function Arrival({
  lines,
  openKey,
  say,
}: {
  lines: readonly InboxLine[] | undefined;
  openKey: string | undefined;
  /** The sentence, in the words of the page. */
  say: (values: { readonly name: string; readonly text: string }) => string;
}) {
  const [seen, setSeen] = useState<readonly InboxLine[] | null>(null);
  const [said, setSaid] = useState('');
  if (lines !== undefined && lines !== seen) {
    const arrived = findNewArrival(seen, lines);
    setSeen(lines);
    if (arrived !== undefined && arrived.key !== openKey)
      setSaid(say({ name: arrived.name, text: arrived.last_message }));
  }
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
