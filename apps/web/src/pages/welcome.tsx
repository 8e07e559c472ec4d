import { NEVER, storage } from '@hearth/client/storage';
import { usePhrases } from '@hearth/i18n/phrases';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageTitle } from '@hearth/ui/page-title';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Logo } from '../shell/logo.tsx';
import en from './phrases/en.json';

/** The welcome page that people of one company see once per browser. */
export function Component() {
  const { t } = usePhrases('pages', en);
  useEffect(() => storage.write('customWelcomePageShown', true, NEVER), []);
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-16 text-center">
      <PageTitle>{t('welcome.title')}</PageTitle>
      <Logo />
      <h1 className="text-2xl font-bold text-balance">{t('welcome.title')}</h1>
      <p className="text-lg text-balance text-ink-2">{t('welcome.text')}</p>
      <Link to="/" className={linkButtonLook('primary', 'xl')}>
        {t('welcome.go')}
      </Link>
    </div>
  );
}
