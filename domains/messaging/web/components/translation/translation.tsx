import { useClient } from '@hearth/client/context';
import type { listMessages } from '@hearth/domains/messaging/contract';
import type { AnswerOf } from '@hearth/kit/endpoint';
import { TextButton } from '@hearth/ui/link-button';
import { Switch } from '@hearth/ui/switch';
import { toasts } from '@hearth/ui/toast';
import { useEffect, useState } from 'react';
import type { Message } from '../../../contract/schemas.ts';
import { changeTranslation } from '../../../contract/translation-endpoints.ts';
import type { MessageRenderer } from '../bubble.tsx';
import { TranslatedText } from './translated-text.tsx';
import { useTranslations } from './use-translations.ts';
import { useTranslationWords } from './words.ts';

type Page = AnswerOf<typeof listMessages>;

interface TranslationProps {
  readonly thread: { readonly data: { readonly pages: readonly Page[] } | undefined };
  readonly onWords: (words: () => MessageRenderer | undefined) => void;
}

/** Has what others wrote in this conversation shown in the reader's language, from when they say so until they say otherwise. */
export default function Translation({ thread, onWords }: TranslationProps) {
  const pages = thread.data?.pages ?? [];
  const [newest] = pages;
  if (newest?.translation === undefined) return null;
  return (
    <Choice
      key={newest.application.id}
      applicationId={newest.application.id}
      wanted={newest.translation.wanted}
      messages={pages.toReversed().flatMap(({ messages }) => messages)}
      onWords={onWords}
    />
  );
}

function Choice({
  applicationId,
  messages,
  wanted: before,
  onWords,
}: {
  applicationId: string;
  messages: readonly Message[];
  wanted: boolean;
  onWords: TranslationProps['onWords'];
}) {
  const { t, problem } = useTranslationWords();
  const client = useClient();
  const [wanted, setWanted] = useState(before);
  const { store, failed, again } = useTranslations(applicationId, messages, wanted);
  const [Shown] = useState<MessageRenderer>(() => (message: Parameters<MessageRenderer>[0]) => (
    <TranslatedText {...message} store={store} />
  ));
  useEffect(() => onWords(() => (wanted ? Shown : undefined)), [onWords, wanted, Shown]);
  useEffect(() => () => onWords(() => undefined), [onWords]);
  const choose = (on: boolean): void => {
    setWanted(on);
    again();
    client
      .call(changeTranslation, { params: { id: applicationId }, body: { wanted: on } })
      .catch((refused: unknown) => {
        setWanted(!on);
        toasts.show({ message: problem(refused), tone: 'bad' });
      });
  };
  return (
    <div className="border-b border-line bg-surface px-4 py-1.5">
      <Switch label={t('show')} checked={wanted} onChange={choose} className="mx-auto max-w-3xl items-center text-sm" />
      <p role="status" className="mx-auto max-w-3xl text-sm text-ink-2">
        {failed && (
          <>
            {t('failed')} <TextButton onClick={again}>{t('again')}</TextButton>
          </>
        )}
      </p>
    </div>
  );
}
