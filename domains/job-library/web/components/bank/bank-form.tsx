import { useBrand } from '@hearth/client/person';
import { LANGUAGE_NAMES, LANGUAGES } from '@hearth/i18n/languages';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { FilterChips } from '@hearth/ui/chip';
import { ChoiceField } from '@hearth/ui/choice-field';
import { Modal } from '@hearth/ui/modal';
import { TextArea } from '@hearth/ui/text-area';
import { TextField } from '@hearth/ui/text-field';
import { toasts } from '@hearth/ui/toast';
import { useState } from 'react';
import type { BankQuestion } from '../../../contract/question-schemas.ts';
import { validateBankQuestion } from '../../../rules/question-bank.ts';
import { choiceOptions } from '../../../rules/questions.ts';
import { useQuestionWords } from '../../words.ts';
import { usePositions } from '../../api.ts';
import { useBankChanges } from './api.ts';
import { toDraft, splitLines, toBankContent } from './bank-draft.ts';
import type { BankDraft } from './bank-draft.ts';
import { KINDS } from './kinds.ts';
import { TranslationFields } from './translation-fields.tsx';
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
  const { t: tQuestion, language } = useQuestionWords();
  const brand = useBrand();
  const { create, update } = useBankChanges();
  const [begun] = useState(() => toDraft(question, language));
  const [draft, setDraft] = useState(begun);
  const [refused, setRefused] = useState<readonly string[] | null>(null);
  const isTried = refused !== null;
  const change = (part: Partial<BankDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const written = toBankContent(draft);
  const problems = isTried ? validateBankQuestion(written) : [];
  const isListed = draft.kind === 'SINGLE' || draft.kind === 'MULTI';
  const choices = choiceOptions(written);
  const refusal = create.error ?? update.error;
  /** Asks before what was typed would be lost. */
  const leave = (by: () => void): void => {
    if (draft === begun || window.confirm(t('leave'))) by();
  };
  return (
    <Modal
      open
      onClose={() => leave(onClose)}
      title={t(question === null ? 'form.newTitle' : 'form.editTitle')}
      description={t('for', { brand: question?.brand_name ?? brand.name })}
      closeLabel={t('close')}
      size="lg"
      footer={
        <>
          <Button onClick={() => leave(onBack)}>{t('back')}</Button>
          <Button variant="primary" busy={create.isPending || update.isPending} onClick={() => void save()}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {refusal !== null && (
          <Alert tone="bad" urgent title={problem(refusal)}>
            {t('form.kept')}
          </Alert>
        )}
        {question !== null && question.posts > 0 && <Alert>{t('form.newVersion')}</Alert>}
        <TextField
          label={tQuestion('question.text')}
          dir="auto"
          value={draft.text}
          maxLength={200}
          error={isTried && written.text === '' ? t('form.textMissing') : undefined}
          onChange={({ target }) => change({ text: target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField
            label={tQuestion('question.kind')}
            placeholder={tQuestion('question.choose')}
            value={draft.kind}
            disabled={question !== null}
            options={KINDS.map((id) => ({ id, label: tQuestion(`question.kinds.${id}`) }))}
            onChange={(id) => change({ kind: KINDS.find((kind) => kind === id) ?? 'YES_NO', knockOut: null })}
          />
          <ChoiceField
            label={t('form.language')}
            placeholder={tQuestion('question.choose')}
            value={draft.language}
            options={LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
            onChange={(id) => change({ language: LANGUAGES.find((one) => one === id) ?? 'en' })}
          />
        </div>
        {isListed && (
          <TextArea
            label={tQuestion('question.options')}
            dir="auto"
            value={draft.options}
            error={problems.some(({ field }) => field === 'options') ? t('form.optionsWrong') : undefined}
            onChange={({ target }) => {
              const kept = draft.knockOut !== null && splitLines(target.value).includes(draft.knockOut);
              change({ options: target.value, knockOut: kept ? draft.knockOut : null });
            }}
          />
        )}
        {choices !== null && (
          <ChoiceField
            label={tQuestion('question.knockOut')}
            help={tQuestion('question.knockOutHelp')}
            placeholder={tQuestion('question.noFlag')}
            value={draft.knockOut ?? NO_FLAG}
            options={[
              { id: NO_FLAG, label: tQuestion('question.noFlag') },
              ...choices.map((id) => ({
                id,
                label: draft.kind === 'YES_NO' ? tQuestion(id === 'yes' ? 'question.yes' : 'question.no') : id,
              })),
            ]}
            onChange={(id) => change({ knockOut: id === NO_FLAG ? null : id })}
          />
        )}
        <Checkbox
          label={tQuestion('question.required')}
          checked={draft.required}
          onChange={({ target }) => change({ required: target.checked })}
        />
        <TextField
          label={t('tags')}
          help={t('form.tagsHelp')}
          dir="auto"
          value={draft.tags}
          maxLength={260}
          onChange={({ target }) => change({ tags: target.value })}
        />
        <Positions chosen={draft.positions} onChange={(positions) => change({ positions })} />
        <TranslationFields
          draft={draft}
          isListed={isListed}
          wrong={problems.map(({ field }) => field)}
          opened={refused ?? []}
          onChange={(translations) => change({ translations })}
        />
      </div>
    </Modal>
  );

  async function save(): Promise<void> {
    const wrong = validateBankQuestion(written).map(({ field }) => field);
    setRefused(wrong);
    if (written.text === '' || wrong.length > 0) {
      setTimeout(focusFirstError);
      return;
    }
    try {
      if (question === null) await create.mutateAsync({ params: { id: brand.id }, body: written });
      else {
        const { kind: _, ...body } = written;
        const params = { id: question.brand_id, question_id: question.id };
        await update.mutateAsync({ params, body: { ...body, edit: question.edit } });
      }
    } catch {
      // The refusal stands above the form, and what was typed stays in it.
      return;
    }
    toasts.show({ message: t('saved'), tone: 'ok' });
    onBack();
  }
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
  const known = usePositions().data?.positions ?? [];
  const offered = [...known, ...chosen.filter(({ id }) => known.every((position) => position.id !== id))];
  if (offered.length === 0) return null;
  return (
    <section aria-label={t('positions')} className="grid gap-2">
      <h3 className="text-dense font-bold">{t('positions')}</h3>
      <p className="text-sm text-ink-2">{t('positionsHelp')}</p>
      <FilterChips
        label={t('positions')}
        chips={offered.map(({ id, name }) => ({ id, label: name }))}
        chosen={chosen.map(({ id }) => id)}
        onChange={(ids) => onChange(offered.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name })))}
      />
    </section>
  );
}

/** Focuses the first invalid field, which may be off screen. */
function focusFirstError(): void {
  document.querySelector<HTMLElement>('[role=dialog] [aria-invalid=true]')?.focus();
}
