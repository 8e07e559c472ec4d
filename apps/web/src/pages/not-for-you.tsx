import { useCommonPhrases, usePhrases } from '@hearth/i18n/phrases';
import { EmptyState } from '@hearth/ui/empty-state';
import { LinkButton } from '@hearth/ui/link-button';
import { PageTitle } from '@hearth/ui/page-title';
import en from '../phrases/en.json';

/** The page for readers without access, with a way on. */
export function ForbiddenPage() {
  const { t } = usePhrases('shell', en);
  const common = useCommonPhrases();
  return (
    <>
      <PageTitle>{t('notForYou.title')}</PageTitle>
      <EmptyState title={t('notForYou.title')} action={<LinkButton href="/">{common.t('failed.home')}</LinkButton>}>
        {t('notForYou.explanation')}
      </EmptyState>
    </>
  );
}
