import { LANGUAGE_NAMES, LANGUAGES } from '@hearth/i18n/languages';
import { Disclosure } from '@hearth/ui/disclosure';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { useQuestionWords } from '../../words.ts';
import type { BankDraft } from './bank-draft.ts';
import { useBankWords } from './words.ts';

/** A question in the other languages, each folded away until somebody writes in it. */
export function TranslationFields({
  draft,
  isListed,
  wrong,
  opened,
  onChange,
}: {
  readonly draft: BankDraft;
  readonly isListed: boolean;
  /** The fields that cannot be saved as they are. */
  readonly wrong: readonly string[];
  /** Those that kept it from being saved the last time: they stay open while somebody mends them. */
  readonly opened: readonly string[];
  readonly onChange: (translations: BankDraft['translations']) => void;
}) {
  const { t } = useBankWords();
  const { t: tQuestion } = useQuestionWords();
  return (
    <section aria-label={t('form.translations')} className="grid gap-2">
      <h3 className="font-bold">{t('form.translations')}</h3>
      <p className="text-dense text-ink-2">{t('form.translationsHelp')}</p>
      {LANGUAGES.filter((language) => language !== draft.language).map((language) => {
        const words = draft.translations[language] ?? { text: '', options: '' };
        const isWrong = wrong.includes(`translations.${language}`);
        const set = (part: Partial<typeof words>): void =>
          onChange({ ...draft.translations, [language]: { ...words, ...part } });
        return (
          <Disclosure
            key={language}
            defaultOpen={opened.includes(`translations.${language}`)}
            title={<bdi lang={language}>{LANGUAGE_NAMES[language]}</bdi>}
            note={words.text.trim() === '' ? undefined : t('form.translated')}
          >
            <div className="grid gap-4">
              <TextField
                label={tQuestion('question.text')}
                dir="auto"
                lang={language}
                value={words.text}
                maxLength={200}
                error={isWrong && !isListed ? t('form.translationWrong') : undefined}
                onChange={({ target }) => set({ text: target.value })}
              />
              {isListed && (
                <TextArea
                  label={tQuestion('question.options')}
                  help={t('form.sameOrder')}
                  dir="auto"
                  lang={language}
                  value={words.options}
                  error={isWrong ? t('form.translationWrong') : undefined}
                  onChange={({ target }) => set({ options: target.value })}
                />
              )}
            </div>
          </Disclosure>
        );
      })}
    </section>
  );
}
