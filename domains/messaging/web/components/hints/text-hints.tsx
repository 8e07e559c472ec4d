import { useFormat } from '@hearth/i18n/use-format';
import { Icon } from '@hearth/ui/icon';
import { Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { canHoldPhone, findTextHints } from '../../../rules/text-hints.ts';
import { useHintWords } from './words.ts';

/** Where this device is at home, as far as its languages say: where a telephone number without a country is from. */
const COUNTRY = new Intl.Locale(navigator.language).maximize().region;

/** Hints to reconsider a text before sending. They never block it. It keeps nobody from sending it. */
export default function TextHints({ text }: { text: string }) {
  const { t } = useHintWords();
  const format = useFormat();
  const [hasPhone, setHasPhone] = useState<((text: string) => boolean) | null>(null);
  const mayHold = canHoldPhone(text);
  useEffect(() => {
    if (!mayHold) return;
    import('../../../rules/phone-in-text.ts').then(
      (phones) => setHasPhone(() => (words: string) => phones.hasPhone(words, COUNTRY)),
      // Without a connection there is no hint about numbers.
      () => undefined,
    );
  }, [mayHold]);
  const hints = findTextHints(text, hasPhone ?? (() => false));
  const shared = hints.filter((hint) => hint !== 'PROFANITY');
  return (
    <div
      role="status"
      className={hints.length === 0 ? 'sr-only' : 'order-last grid basis-full gap-1 text-sm text-ink-2'}
    >
      {hints.includes('PROFANITY') && <Hint>{t('profanity')}</Hint>}
      {shared.length > 0 && <Hint>{t('shared', { what: format.list(shared.map((hint) => t(`what.${hint}`))) })}</Hint>}
    </div>
  );
}

function Hint({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5">
      <Icon of={Info} size={16} className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}
