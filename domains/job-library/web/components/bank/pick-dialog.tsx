import { newId } from '@hearth/kit/id';
import { hasPermission, useBrand } from '@hearth/client/person';
import { Modal } from '@hearth/ui/modal';
import { useEffect, useRef } from 'react';
import type { BankQuestion } from '../../../contract/question-schemas.ts';
import type { JobContent, Question } from '../../../contract/content-schemas.ts';
import { toJobQuestion, positionFit, updateWording } from '../../../rules/question-bank.ts';
import { isValidQuestion } from '../../../rules/questions.ts';
import { BankList } from './bank-list.tsx';
import { OwnQuestions } from './own-questions.tsx';
import { TakeButton } from './take-button.tsx';
import { useBankWords } from './words.ts';

/** Picks bank questions for a job or template, and adds its own to the bank. */
export function PickDialog({
  content,
  onChange,
  onClose,
}: {
  readonly content: JobContent;
  readonly onChange: (questions: Question[]) => void;
  readonly onClose: () => void;
}) {
  const { t } = useBankWords();
  const brand = useBrand();
  const { questions, language } = content;
  const latest = useRef(questions);
  useEffect(() => {
    latest.current = questions;
  }, [questions]);
  // A template has no location: it asks what every location of the group may ask.
  const at = content.location_id === '' ? brand.groupId : content.location_id;
  const own = questions.filter((question) => question.bank === undefined && isValidQuestion(question));
  return (
    <Modal open onClose={onClose} title={t('pickTitle')} closeLabel={t('close')} size="lg">
      <div className="grid gap-6">
        <BankList
          at={at}
          language={language}
          post={{ position_id: content.position_id, position_name: content.position_name }}
          actions={(question) => (
            <TakeButton
              question={question}
              questions={questions}
              isForOthers={positionFit(question.positions, content) === 'OTHERS'}
              onAdd={() => onChange([...latest.current, toJobQuestion(question, language, newId())])}
              onRenew={(asked) => replace(asked.id, question)}
            />
          )}
        />
        {own.length > 0 && hasPermission(brand, 'MANAGE_JOBS') && (
          <OwnQuestions questions={own} language={language} onKept={replace} />
        )}
      </div>
    </Modal>
  );

  /** By what stands in the post now: the bank may have answered later than it was asked. */
  function replace(id: string, bank: BankQuestion): void {
    onChange(latest.current.map((one) => (one.id === id ? updateWording(one, bank, language, newId()) : one)));
  }
}
