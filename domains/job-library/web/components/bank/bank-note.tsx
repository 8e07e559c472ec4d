import { LANGUAGE_NAMES } from '@hearth/i18n/languages';
import { useFormat } from '@hearth/i18n/use-format';
import { Icon } from '@hearth/ui/icon';
import { Library } from 'lucide-react';
import type { Language } from '@hearth/kit/constants';
import type { Question } from '../../../contract/content-schemas.ts';
import { useBankWords } from './words.ts';

/** Below a question of a post that comes from the bank: in which other languages it is read, and what changing it does. */
export function BankNote({ bank }: { readonly bank: NonNullable<Question['bank']> }) {
  const { t } = useBankWords();
  const format = useFormat();
  const languages = (Object.keys(bank.translations) as Language[]).map((language) => LANGUAGE_NAMES[language]);
  return (
    <p className="flex items-start gap-1.5 text-sm text-ink-2">
      <Icon of={Library} size={14} className="mt-0.5 shrink-0" />
      <span>
        {t('note')}
        {languages.length > 0 && ` ${t('noteLanguages', { languages: format.list(languages) })}`}
      </span>
    </p>
  );
}
