import { postPopupMessage } from '@hearth/client/browser/popup';
import { usePhrases } from '@hearth/i18n/phrases';
import { PageTitle } from '@hearth/ui/page-title';
import { useEffect, useState } from 'react';
import en from '../en.json';
import { readPopupResult } from '../read-end.ts';

/** The last page of a sign-in in a popup: it tells the page that opened it how it ended, and closes. */
export function Component() {
  const { t } = usePhrases('federation', en);
  const [end] = useState(() => readPopupResult(new URLSearchParams(location.search)));

  useEffect(() => {
    // The code is of use once, to this browser, but it should not stand in its history either.
    history.replaceState(null, '', location.pathname);
    if (end === null) return undefined;
    postPopupMessage(window, end.attempt, end.word);
    const leave = setTimeout(() => window.close(), 100);
    return () => clearTimeout(leave);
  }, [end]);

  return (
    <main className="grid min-h-dvh place-items-center bg-bg p-6 text-center text-ink">
      <PageTitle>{t('oauth2.title')}</PageTitle>
      <p role="status" className="max-w-sm text-lg text-balance">
        {t(end?.word.success === true ? 'oauth2.done' : 'oauth2.failed')}
      </p>
    </main>
  );
}
