import { useCommonPhrases } from '@hearth/i18n/phrases';
import { Button } from '@hearth/ui/button';
import { LinkButton } from '@hearth/ui/link-button';
import { PageTitle } from '@hearth/ui/page-title';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ColdHearth } from '../shell/cold-hearth.tsx';
import { OfflineBanner } from '../offline/offline-banner.tsx';
import { NotFoundPage } from './not-found.tsx';

/** The page shown when another page failed, with two ways on. */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useCommonPhrases();
  // The reader is told that something went wrong; whoever looks into it finds here what.
  useEffect(() => console.error(error), [error]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <>
      {/* Without a connection, that is most likely what went wrong. */}
      <div className="sticky top-0 z-header">
        <OfflineBanner />
      </div>
      <main className="grid min-h-dvh place-items-center p-6 text-center">
        <PageTitle>{t('failed.title')}</PageTitle>
        <div className="grid max-w-md justify-items-center gap-6">
          <ColdHearth />
          <div role="alert" className="grid gap-2">
            <h1 className="text-2xl font-bold text-balance">{t('failed.title')}</h1>
            <p className="text-lg text-balance text-ink-2">{t('failed.explanation')}</p>
          </div>
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" size="xl" onClick={() => location.reload()}>
              {t('failed.reload')}
            </Button>
            <LinkButton size="xl" href="/">
              {t('failed.home')}
            </LinkButton>
          </div>
        </div>
      </main>
    </>
  );
}
