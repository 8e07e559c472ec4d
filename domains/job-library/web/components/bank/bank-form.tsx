import { LANGUAGE_NAMES, LANGUAGES } from '@hearth/i18n/languages';
import { useBrand } from '@hearth/client/person';
import { Alert } from '@hearth/ui/alert';
import { Checkbox } from '@hearth/ui/checkbox';
import { ChoiceField } from '@hearth/ui/choice-field';
import { FormDialog } from '@hearth/ui/form-dialog';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import type { BankQuestion } from '../../../contract/question-schemas.ts';
import { choiceOptions } from '../../../rules/questions.ts';
import { useOfferedPositions } from '../../api.ts';
import { useQuestionWords } from '../../words.ts';
import { PositionChips } from '../position-chips.tsx';
import { isListed, splitLines, toBankContent } from './bank-draft.ts';
import type { BankDraft } from './bank-draft.ts';
import { KINDS } from './kinds.ts';
import { TranslationFields } from './translation-fields.tsx';
import { useBankQuestionForm } from './use-bank-question-form.ts';
import type { BankQuestionForm } from './use-bank-question-form.ts';
import { useBankWords } from './words.ts';

const NO_FLAG = '-';

/** Writes one question of the bank, in as many languages as there are translations. */
export function BankForm({
  question,
  onBack,
  onClose,
}: {
  readonly question: BankQuestion | null;
  readonly onBack: () => void;
  readonly onClose: () => void;
}) {
  const { t, problem } = useBankWords();
  const { t: tQuestion } = useQuestionWords();
  const brand = useBrand();
  const form = useBankQuestionForm(question, () => {
    toasts.show({ message: t('saved'), tone: 'ok' });
    onBack();
  });
  const { values, change } = form;
  return (
    <FormDialog
      form={form}
      title={t(question === null ? 'form.newTitle' : 'form.editTitle')}
      description={t('for', { brand: question?.brand_name ?? brand.name })}
      size="lg"
      submit={t('form.save')}
      cancel={t('back')}
      problem={problem}
      kept={t('form.kept')}
      confirmLeave
      className="grid gap-5"
      onCancel={onBack}
      onClose={onClose}
    >
      {question !== null && question.posts > 0 && <Alert>{t('form.newVersion')}</Alert>}
      <TextField label={tQuestion('question.text')} dir="auto" maxLength={200} {...form.text('text')} />
      <KindAndLanguage form={form} isNew={question === null} />
      <AnswerFields form={form} />
      <Checkbox
        label={tQuestion('question.required')}
        checked={values.required}
        onChange={({ target }) => change({ required: target.checked })}
      />
      <TextField label={t('tags')} help={t('form.tagsHelp')} dir="auto" maxLength={260} {...form.text('tags')} />
      <Positions chosen={values.positions} onChange={(positions) => change({ positions })} />
      <TranslationFields form={form} />
    </FormDialog>
  );
}

/** How a question is answered, which stays once it is in the bank, and the language of its own words. */
function KindAndLanguage({ form, isNew }: { readonly form: BankQuestionForm; readonly isNew: boolean }) {
  const { t } = useBankWords();
  const { t: tQuestion } = useQuestionWords();
  const { values, change } = form;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ChoiceField
        label={tQuestion('question.kind')}
        placeholder={tQuestion('question.choose')}
        value={values.kind}
        disabled={!isNew}
        options={KINDS.map((id) => ({ id, label: tQuestion(`question.kinds.${id}`) }))}
        onChange={(id) => change({ kind: KINDS.find((kind) => kind === id) ?? 'YES_NO', knockOut: null })}
      />
      <ChoiceField
        label={t('form.language')}
        placeholder={tQuestion('question.choose')}
        value={values.language}
        options={LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
        onChange={(id) => change({ language: LANGUAGES.find((one) => one === id) ?? 'en' })}
      />
    </div>
  );
}

/** The options of a choice, and the answer that flags a candidate. */
function AnswerFields({ form }: { readonly form: BankQuestionForm }) {
  const { t: tQuestion } = useQuestionWords();
  const { values, change } = form;
  const choices = choiceOptions(toBankContent(values));
  return (
    <>
      {isListed(values) && (
        <TextArea
          label={tQuestion('question.options')}
          dir="auto"
          value={values.options}
          error={form.fault('options')}
          onChange={({ target }) => {
            const kept = values.knockOut !== null && splitLines(target.value).includes(values.knockOut);
            change({ options: target.value, knockOut: kept ? values.knockOut : null });
          }}
        />
      )}
      {choices !== null && (
        <ChoiceField
          label={tQuestion('question.knockOut')}
          help={tQuestion('question.knockOutHelp')}
          placeholder={tQuestion('question.noFlag')}
          value={values.knockOut ?? NO_FLAG}
          options={[
            { id: NO_FLAG, label: tQuestion('question.noFlag') },
            ...choices.map((id) => ({
              id,
              label: values.kind === 'YES_NO' ? tQuestion(id === 'yes' ? 'question.yes' : 'question.no') : id,
            })),
          ]}
          onChange={(id) => change({ knockOut: id === NO_FLAG ? null : id })}
        />
      )}
    </>
  );
}

/** For which positions a question is; one that the group no longer has can still be taken off. */
function Positions({
  chosen,
  onChange,
}: {
  readonly chosen: BankDraft['positions'];
  readonly onChange: (positions: BankDraft['positions']) => void;
}) {
  const { t } = useBankWords();
  const offered = useOfferedPositions(chosen);
  if (offered.length === 0) return null;
  return (
    <section aria-label={t('positions')} className="grid gap-2">
      <h3 className="text-dense font-bold">{t('positions')}</h3>
      <p className="text-sm text-ink-2">{t('positionsHelp')}</p>
      <PositionChips label={t('positions')} offered={offered} chosen={chosen} onChange={onChange} />
    </section>
  );
}
