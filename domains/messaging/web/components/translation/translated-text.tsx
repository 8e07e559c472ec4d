import { textDirection, isLanguage, LANGUAGE_NAMES } from '@hearth/i18n/languages';
import { TextButton } from '@hearth/ui/link-button';
import { Icon } from '@hearth/ui/icon';
import { Languages } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { MessageRenderer } from '../bubble.tsx';
import type { TranslationStore } from './store.ts';
import { useTranslationWords } from './words.ts';

/** The words of a message in the reader's language, said to be a machine's, with what was written one press away. */
export function TranslatedText({
  message: { message_id: id },
  text,
  mine,
  as: Text,
  store,
}: Parameters<MessageRenderer>[0] & { store: TranslationStore }) {
  const made = useSyncExternalStore(store.subscribe, () => store.get(id));
  const { t, language } = useTranslationWords();
  const [original, setOriginal] = useState(false);
  // Words that changed since are shown as they are.
  if (made?.of !== text) return <Text text={text} mine={mine} />;
  if (made.text === null) return <Text text={text} mine={mine} lang={made.source} />;
  const from = isLanguage(made.source) ? LANGUAGE_NAMES[made.source] : made.source;
  return (
    <>
      {original ? (
        <Text text={text} mine={mine} lang={made.source} />
      ) : (
        <Text text={made.text} mine={mine} lang={language} dir={textDirection(language)} />
      )}
      <p className="flex max-w-full flex-wrap items-center gap-x-1.5 px-1 text-xs text-ink-2">
        <Icon of={Languages} size={14} />
        {t('from', { language: from })}
        <TextButton onClick={() => setOriginal(!original)}>{t(original ? 'translation' : 'original')}</TextButton>
      </p>
    </>
  );
}
