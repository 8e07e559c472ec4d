import { useClient } from '@hearth/client/context';
import { useLanguage } from '@hearth/i18n/phrases';
import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../../contract/schemas.ts';
import { translateMessages } from '../../../contract/translation-endpoints.ts';
import { MOST_AT_ONCE } from '../../../contract/translation-limits.ts';
import { createTranslationStore } from './store.ts';

/** Is true for free text by another person: not for structured requests and notes. */
const isTranslatable = ({ own, part, message_body: body }: Message): boolean =>
  !own && part === undefined && body !== '';

/** The messages of others in the reader's language, asked for as they come into the conversation; those that failed, on request again. */
export function useTranslations(applicationId: string, messages: readonly Message[], wanted: boolean) {
  const client = useClient();
  const language = useLanguage();
  const [store] = useState(createTranslationStore);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [round, setRound] = useState(0);
  const busy = useRef(false);
  const missing = wanted
    ? messages
        .filter(isTranslatable)
        .filter(({ message_id: id, message_body: body }) => store.get(id)?.of !== body && !failed.has(id))
        .slice(-MOST_AT_ONCE)
    : [];
  const asked = missing.map(({ message_id: id }) => id).join(' ');
  useEffect(() => {
    if (asked === '' || busy.current) return;
    const bodies = new Map(missing.map(({ message_id: id, message_body: body }) => [id, body]));
    const ids = [...bodies.keys()];
    const finish = (got: ReadonlySet<string>): void => {
      busy.current = false;
      const lost = ids.filter((id) => !got.has(id));
      if (lost.length > 0) setFailed((before) => new Set([...before, ...lost]));
      setRound((before) => before + 1);
    };
    busy.current = true;
    client.call(translateMessages, { params: { id: applicationId }, body: { language, message_ids: ids } }).then(
      ({ translations }) => {
        const made = translations.map(
          ({ message_id: id, source, text }) => [id, { of: bodies.get(id) ?? '', source, text }] as const,
        );
        store.add(made);
        finish(new Set(made.map(([id]) => id)));
      },
      () => finish(new Set()),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- `asked` names what is missing; its words come with it
  }, [asked, round, client, applicationId, language, store]);
  return { store, failed: wanted && failed.size > 0, again: () => setFailed(new Set()) };
}
