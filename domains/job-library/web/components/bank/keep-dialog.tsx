import { hasPermission, useBrand } from '@hearth/client/person';
import { Slot } from '@hearth/client/slots';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { Icon } from '@hearth/ui/icon';
import { Modal } from '@hearth/ui/modal';
import { toasts } from '@hearth/ui/toast';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { BankQuestion } from '../../../contract/question-schemas.ts';
import { QUESTION_POSTS } from '../../slots.ts';
import { useBankChanges } from './api.ts';
import { BankForm } from './bank-form.tsx';
import { BankList } from './bank-list.tsx';
import { focusDialog } from './focus-dialog.ts';
import { RowButton } from './row-button.tsx';
import { useBankWords } from './words.ts';

const FileDialog = lazy(async () => ({ default: (await import('./file-dialog.tsx')).FileDialog }));

type View =
  | { readonly of: 'list' }
  | { readonly of: 'file' }
  | { readonly of: 'form'; readonly question: BankQuestion | null }
  | { readonly of: 'posts'; readonly question: BankQuestion };

/** Manages the question bank: search, edit, archive and show usage. */
export function BankDialog({ onClose }: { readonly onClose: () => void }) {
  const [view, setView] = useState<View>({ of: 'list' });
  const [archived, setArchived] = useState(false);
  useRestoreFocus();
  const showList = (): void => setView({ of: 'list' });
  switch (view.of) {
    case 'form':
      return <BankForm question={view.question} onBack={showList} onClose={onClose} />;
    case 'file':
      return (
        <Suspense fallback={null}>
          <FileDialog onBack={showList} onClose={onClose} />
        </Suspense>
      );
    case 'posts':
      return <AskingPosts question={view.question} onBack={showList} onClose={onClose} />;
    case 'list':
      return <KeptQuestions archived={archived} onArchived={setArchived} onView={setView} onClose={onClose} />;
  }
}

/** The questions of the bank, or those that were archived, and what can be done with them. */
function KeptQuestions({
  archived,
  onArchived,
  onView,
  onClose,
}: {
  readonly archived: boolean;
  readonly onArchived: (archived: boolean) => void;
  readonly onView: (view: View) => void;
  readonly onClose: () => void;
}) {
  const { t } = useBankWords();
  const isAuthor = hasPermission(useBrand(), 'MANAGE_JOBS');
  const archive = useArchive();
  return (
    <Modal
      open
      onClose={onClose}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
      size="xl"
      footer={
        isAuthor && (
          <>
            <Button onClick={() => onView({ of: 'file' })}>{t('file.title')}</Button>
            <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => onView({ of: 'form', question: null })}>
              {t('new')}
            </Button>
          </>
        )
      }
    >
      <BankList
        archived={archived}
        start={
          <Checkbox
            label={t('onlyArchived')}
            checked={archived}
            onChange={({ target }) => onArchived(target.checked)}
          />
        }
        actions={(question) => <QuestionActions question={question} archive={archive} onView={onView} />}
      />
    </Modal>
  );
}

/** Shows who asks a question, and has its authors change, archive and restore it. */
function QuestionActions({
  question,
  archive,
  onView,
}: {
  readonly question: BankQuestion;
  readonly archive: ReturnType<typeof useArchive>;
  readonly onView: (view: View) => void;
}) {
  const { t } = useBankWords();
  const brand = useBrand();
  const named = { question: question.text };
  // What belongs to a brand above is changed there.
  const isOurs = !brand.path.some(({ id }) => id === question.brand_id);
  return (
    <div className="flex flex-wrap gap-2">
      {question.posts > 0 && (
        <RowButton
          text={t('showPosts')}
          spoken={t('showPostsNamed', named)}
          onClick={() => onView({ of: 'posts', question })}
        />
      )}
      {hasPermission(brand, 'MANAGE_JOBS') && isOurs && (
        <>
          {!question.archived && (
            <RowButton
              text={t('edit')}
              spoken={t('editNamed', named)}
              onClick={() => onView({ of: 'form', question })}
            />
          )}
          <RowButton
            text={t(question.archived ? 'restore' : 'archive')}
            spoken={t(question.archived ? 'restoreNamed' : 'archiveNamed', named)}
            disabled={archive.isPending}
            onClick={() => void archive.put(question, !question.archived)}
          />
        </>
      )}
    </div>
  );
}

/** Archives and restores questions. */
function useArchive() {
  const { t, problem } = useBankWords();
  const { archive } = useBankChanges();
  return {
    isPending: archive.isPending,
    async put(question: BankQuestion, archived: boolean): Promise<void> {
      const params = { id: question.brand_id, question_id: question.id };
      try {
        await archive.mutateAsync({ params, body: { archived } });
        focusDialog();
        toasts.show({ message: t(archived ? 'archivedNow' : 'restoredNow'), tone: 'ok' });
      } catch (error) {
        toasts.show({ message: problem(error), tone: 'bad' });
      }
    },
  };
}

/** The posts that ask a question: posts are of another domain. */
function AskingPosts(asked: {
  readonly question: BankQuestion;
  readonly onBack: () => void;
  readonly onClose: () => void;
}) {
  return <Slot of={QUESTION_POSTS} with={asked} />;
}

/** Restores focus between the dialog's views and to the page at the end. */
function useRestoreFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      queueMicrotask(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
}
