import { LANGUAGE_NAMES, LANGUAGES } from '@hearth/i18n/languages';
import type { Language } from '@hearth/kit/constants';
import { Disclosure } from '@hearth/ui/disclosure';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { useState } from 'react';
import { useQuestionWords } from '../../words.ts';
import { isListed } from './bank-draft.ts';
import type { BankQuestionForm } from './use-bank-question-form.ts';
import { useBankWords } from './words.ts';

/** A question in the other languages, each folded away until somebody writes in it. */
export function TranslationFields({ form }: { readonly form: BankQuestionForm }) {
  const { t } = useBankWords();
  return (
    <section aria-label={t('form.translations')} className="grid gap-2">
      <h3 className="font-bold">{t('form.translations')}</h3>
      <p className="text-dense text-ink-2">{t('form.translationsHelp')}</p>
      {LANGUAGES.filter((language) => language !== form.values.language).map((language) => (
        <Translation key={language} form={form} language={language} />
      ))}
    </section>
  );
}

function Translation({ form, language }: { readonly form: BankQuestionForm; readonly language: Language }) {
  const { t } = useBankWords();
  const { t: tQuestion } = useQuestionWords();
  const { translations } = form.values;
  const words = translations[language] ?? { text: '', options: '' };
  const fault = form.fault(`translations.${language}`);
  // What kept the question from being saved stays open while somebody mends it.
  const [wasWrong, setWasWrong] = useState(false);
  if (fault !== undefined && !wasWrong) setWasWrong(true);
  const set = (part: Partial<typeof words>): void =>
    form.change({ translations: { ...translations, [language]: { ...words, ...part } } });
  return (
    <Disclosure
      defaultOpen={wasWrong}
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
          error={isListed(form.values) ? undefined : fault}
          onChange={({ target }) => set({ text: target.value })}
        />
        {isListed(form.values) && (
          <TextArea
            label={tQuestion('question.options')}
            help={t('form.sameOrder')}
            dir="auto"
            lang={language}
            value={words.options}
            error={fault}
            onChange={({ target }) => set({ options: target.value })}
          />
        )}
      </div>
    </Disclosure>
  );
}
