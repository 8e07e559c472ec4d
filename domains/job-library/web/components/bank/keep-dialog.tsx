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
  const { t, problem } = useBankWords();
  const brand = useBrand();
  const { archive } = useBankChanges();
  const [view, setView] = useState<View>({ of: 'list' });
  const [archived, setArchived] = useState(false);
  useRestoreFocus();
  const isAuthor = hasPermission(brand, 'MANAGE_JOBS');
  const showList = (): void => setView({ of: 'list' });
  if (view.of === 'form') return <BankForm question={view.question} onBack={showList} onClose={onClose} />;
  if (view.of === 'file') {
    return (
      <Suspense fallback={null}>
        <FileDialog onBack={showList} onClose={onClose} />
      </Suspense>
    );
  }
  if (view.of === 'posts') return <AskingPosts question={view.question} onBack={showList} onClose={onClose} />;
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
            <Button onClick={() => setView({ of: 'file' })}>{t('file.title')}</Button>
            <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => setView({ of: 'form', question: null })}>
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
            onChange={({ target }) => setArchived(target.checked)}
          />
        }
        actions={(question) => (
          <div className="flex flex-wrap gap-2">
            {question.posts > 0 && (
              <RowButton
                text={t('showPosts')}
                spoken={t('showPostsNamed', { question: question.text })}
                onClick={() => setView({ of: 'posts', question })}
              />
            )}
            {isAuthor && isOurs(question) && (
              <>
                {!question.archived && (
                  <RowButton
                    text={t('edit')}
                    spoken={t('editNamed', { question: question.text })}
                    onClick={() => setView({ of: 'form', question })}
                  />
                )}
                <RowButton
                  text={t(question.archived ? 'restore' : 'archive')}
                  spoken={t(question.archived ? 'restoreNamed' : 'archiveNamed', { question: question.text })}
                  disabled={archive.isPending}
                  onClick={() => void put(question, !question.archived)}
                />
              </>
            )}
          </div>
        )}
      />
    </Modal>
  );

  /** What belongs to a brand above is changed there. */
  function isOurs(question: BankQuestion): boolean {
    return !brand.path.some(({ id }) => id === question.brand_id);
  }

  async function put(question: BankQuestion, isArchived: boolean): Promise<void> {
    const params = { id: question.brand_id, question_id: question.id };
    try {
      await archive.mutateAsync({ params, body: { archived: isArchived } });
      focusDialog();
      toasts.show({ message: t(isArchived ? 'archivedNow' : 'restoredNow'), tone: 'ok' });
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad' });
    }
  }
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
