import { usePhrases } from '@hearth/i18n/phrases';
import { useState } from 'react';
import type { Conversation } from '../contract/schemas.ts';
import { arrivalIn } from './arrivals.ts';
import en from './en.json' with { type: 'json' };

/** What is said politely when a message arrives in a conversation that is not open; the open one speaks for itself. */
export function useArrival(
  conversations: readonly Conversation[] | undefined,
  employer: boolean,
  openId: string | undefined,
): string {
  const { t } = usePhrases('messaging', en);
  const [seen, setSeen] = useState<readonly Conversation[] | null>(null);
  const [said, setSaid] = useState('');
  if (conversations !== undefined && conversations !== seen) {
    const arrived = arrivalIn(seen, conversations, employer ? 'EMPLOYER' : 'CANDIDATE');
    setSeen(conversations);
    if (arrived !== undefined && arrived.id !== openId) {
      const name = employer ? arrived.candidate_name : arrived.employer_name;
      setSaid(t('thread.arrived', { name, text: arrived.last_message }));
    }
  }
  return said;
}
