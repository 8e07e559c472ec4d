import { useCommonPhrases } from '@hearth/i18n/phrases';
import { LinkButton } from '@hearth/ui/link-button';
import { PageTitle } from '@hearth/ui/page-title';
import { ColdHearth } from '../shell/cold-hearth.tsx';

/** The page for unknown addresses. */
export function NotFoundPage() {
  const { t } = useCommonPhrases();
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <PageTitle>{t('notFound.title')}</PageTitle>
      <div className="grid max-w-md justify-items-center gap-6">
        <ColdHearth />
        <div className="grid gap-2">
          <h1 className="text-2xl font-bold text-balance">{t('notFound.title')}</h1>
          <p className="text-lg text-balance text-ink-2">{t('notFound.explanation')}</p>
        </div>
        <LinkButton variant="primary" size="xl" href="/">
          {t('failed.home')}
        </LinkButton>
      </div>
    </main>
  );
}
