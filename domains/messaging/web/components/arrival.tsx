import { useState } from 'react';
import type { Conversation } from '../../contract/schemas.ts';
import { findNewArrival } from '../arrivals.ts';

/** Says politely that a message arrived in a conversation that is not open; the open one speaks for itself. */
export default function Arrival({
  conversations,
  employer,
  openId,
  say,
}: {
  conversations: readonly Conversation[] | undefined;
  employer: boolean;
  openId: string | undefined;
  /** The sentence, in the words of the page. */
  say: (values: { readonly name: string; readonly text: string }) => string;
}) {
  const [seen, setSeen] = useState<readonly Conversation[] | null>(null);
  const [said, setSaid] = useState('');
  if (conversations !== undefined && conversations !== seen) {
    const arrived = findNewArrival(seen, conversations, employer ? 'EMPLOYER' : 'CANDIDATE');
    setSeen(conversations);
    if (arrived !== undefined && arrived.id !== openId) {
      const name = employer ? arrived.candidate_name : arrived.employer_name;
      setSaid(say({ name, text: arrived.last_message }));
    }
  }
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
