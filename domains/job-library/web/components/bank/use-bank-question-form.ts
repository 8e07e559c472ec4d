import { useBrand } from '@hearth/client/person';
import { useForm } from '@hearth/client/use-form';
import type { Form } from '@hearth/client/use-form';
import type { BankQuestion } from '../../../contract/question-schemas.ts';
import { validateBankQuestion } from '../../../rules/question-bank.ts';
import { useQuestionWords } from '../../words.ts';
import { useBankChanges } from './api.ts';
import { toBankContent, toDraft, toDraftField } from './bank-draft.ts';
import type { BankDraft } from './bank-draft.ts';
import { useBankWords } from './words.ts';

/** The form of a bank question. */
export type BankQuestionForm = Form<BankDraft> & { readonly change: (part: Partial<BankDraft>) => void };

/** The form of an existing or a new bank question. */
export function useBankQuestionForm(question: BankQuestion | null, onSaved: () => void): BankQuestionForm {
  const { t } = useBankWords();
  const { language } = useQuestionWords();
  const brand = useBrand();
  const { create, update } = useBankChanges();
  const form = useForm<BankDraft, BankQuestion>({
    values: toDraft(question, language),
    check: (draft) => {
      const written = toBankContent(draft);
      const wrong = validateBankQuestion(written).map(({ field }): [string, string] =>
        field === 'options' ? [field, t('form.optionsWrong')] : [field, t('form.translationWrong')],
      );
      return { ...Object.fromEntries(wrong), text: written.text === '' ? t('form.textMissing') : undefined };
    },
    send: (draft) => {
      const { kind, ...body } = toBankContent(draft);
      if (question === null) return create.mutateAsync({ params: { id: brand.id }, body: { kind, ...body } });
      const params = { id: question.brand_id, question_id: question.id };
      return update.mutateAsync({ params, body: { ...body, edit: question.edit } });
    },
    fieldOf: toDraftField,
    onSent: onSaved,
  });
  return {
    ...form,
    change: (part) => {
      const next = { ...form.values, ...part };
      // Options and translations are checked against the whole question, so with every change of it.
      for (const name of [...(Object.keys(part) as (keyof BankDraft)[]), 'options', 'translations'] as const)
        form.set(name, next[name]);
    },
  };
}
