import { useBrand } from '@hearth/client/person';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import type { BankQuestion } from '../../../contract/question-schemas.ts';
import type { Question } from '../../../contract/content-schemas.ts';
import { useBankChanges } from './api.ts';
import { focusDialog } from './focus-dialog.ts';
import { RowButton } from './row-button.tsx';
import { useBankWords } from './words.ts';

/** A job's own questions, each with a button that adds it to the bank. */
export function OwnQuestions({
  questions,
  language,
  onKept,
}: {
  readonly questions: readonly Question[];
  readonly language: BankQuestion['language'];
  readonly onKept: (id: string, kept: BankQuestion) => void;
}) {
  const { t, problem } = useBankWords();
  const brand = useBrand();
  const { create } = useBankChanges();
  const [savedId, setSavedId] = useState('');
  return (
    <section aria-label={t('own.title')} className="grid gap-2">
      <h3 className="font-bold">{t('own.title')}</h3>
      <p className="text-dense text-ink-2">{t('own.help', { brand: brand.name })}</p>
      <ul className="rounded-lg border border-line">
        {questions.map((question) => (
          <li
            key={question.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0"
          >
            <p className="min-w-0 flex-[1_1_16rem]">
              <bdi>{question.text}</bdi>
            </p>
            <RowButton
              text={t('own.save')}
              spoken={t('own.saveNamed', { question: question.text })}
              busy={create.isPending && savedId === question.id}
              disabled={create.isPending}
              onClick={() => void keep(question)}
            />
          </li>
        ))}
      </ul>
    </section>
  );

  async function keep({ id, kind, text, options, required, knock_out }: Question): Promise<void> {
    setSavedId(id);
    const body = { kind, text, options, required, knock_out, language, translations: {}, tags: [] };
    try {
      onKept(id, await create.mutateAsync({ params: { id: brand.id }, body }));
      focusDialog();
      toasts.show({ message: t('saved'), tone: 'ok' });
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad' });
    }
  }
}
