import type { CurrentBrand } from '@hearth/client/person';
import { hasPermission, usePerson } from '@hearth/client/person';
import { NEVER, storage } from '@hearth/client/storage';
import { usePhrases } from '@hearth/i18n/phrases';
import { linkButtonLook } from '@hearth/ui/link-button';
import { PageTitle } from '@hearth/ui/page-title';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { isNewCompany } from '../home/may-set-up.ts';
import { Logo } from '../shell/logo.tsx';
import en from './phrases/en.json';

/** The welcome page, once per browser: of a company that has just signed up, and of people of one company. */
export function Component() {
  const { brand } = usePerson();
  useEffect(() => storage.write('customWelcomePageShown', true, NEVER), []);
  return brand !== null && isNewCompany(brand) ? <NewCompany brand={brand} /> : <Newcomer />;
}

function NewCompany({ brand }: { brand: CurrentBrand }) {
  const { t } = usePhrases('pages', en);
  return (
    <Welcome title={t('welcome.company', { name: brand.name })} text={t('welcome.companyText')}>
      <Link to="/settings/locations?add" className={linkButtonLook('primary', 'xl')}>
        {t('welcome.addLocation')}
      </Link>
      {hasPermission(brand, 'IMPORT_DATA') && (
        <Link to="/settings/imports/new?kind=LOCATIONS" className={linkButtonLook('soft', 'xl')}>
          {t('welcome.importLocations')}
        </Link>
      )}
      <Link to="/" className={linkButtonLook('ghost', 'lg')}>
        {t('welcome.checklist')}
      </Link>
    </Welcome>
  );
}

function Newcomer() {
  const { t } = usePhrases('pages', en);
  return (
    <Welcome title={t('welcome.title')} text={t('welcome.text')}>
      <Link to="/" className={linkButtonLook('primary', 'xl')}>
        {t('welcome.go')}
      </Link>
    </Welcome>
  );
}

function Welcome({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-16 text-center">
      <PageTitle>{title}</PageTitle>
      <Logo />
      <h1 className="text-2xl font-bold text-balance">{title}</h1>
      <p className="text-lg text-balance text-ink-2">{text}</p>
      {children}
    </div>
  );
}
