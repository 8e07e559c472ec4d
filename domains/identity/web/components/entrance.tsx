import { usePhrases } from '@hearth/i18n/phrases';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { PageTitle } from '@hearth/ui/page-title';
import type { ReactNode } from 'react';
import en from '../en.json';
import { HearthArt } from './hearth-art.tsx';
import { Languages } from './languages.tsx';
import { Logo } from './logo.tsx';

/** Props of the layout of pages before sign-in. */
export type EntranceProps = {
  /** The tab's title, without the product name. */
  page: string;
  heading: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** Whose page it is, where that is not the product's own: its mark, and what stands below everything. */
  house?: { readonly mark: ReactNode; readonly foot: ReactNode } | undefined;
};

/** The pages before the login: a warm panel beside the form; on phones and tablets the form alone under the name. */
export function Entrance({ page, heading, lead, children, house }: EntranceProps) {
  const { t } = usePhrases('identity', en);
  return (
    <div className="grid min-h-dvh bg-bg text-ink lg:grid-cols-[minmax(0,44fr)_minmax(0,56fr)]">
      <PageTitle>{page}</PageTitle>
      {house === undefined ? (
        <aside className="relative hidden overflow-hidden bg-[#52301a] p-12 pt-8 text-[#fdf1dc] lg:block">
          <HearthArt />
          <div className="relative">
            <Logo />
            <p className="mt-16 max-w-md text-3xl font-bold text-balance">{t('art.headline')}</p>
            <p className="mt-4 max-w-sm text-lg text-balance">{t('art.line')}</p>
          </div>
        </aside>
      ) : (
        <aside className="hidden bg-header p-12 pt-8 text-on-header lg:block">{house.mark}</aside>
      )}
      <main className="grid content-start justify-items-center px-4 py-6 sm:content-center sm:p-8">
        <div className="grid w-full max-w-100 gap-4">
          <div className="mb-2 lg:hidden">{house === undefined ? <Logo /> : house.mark}</div>
          <div>
            <h1 className="text-2xl font-bold text-balance">{heading}</h1>
            {lead !== undefined && <p className="mt-0.5 text-lg text-balance text-ink-2">{lead}</p>}
          </div>
          {children}
          {house?.foot}
          <Languages />
          <a href="/source" className={`${TEXT_LINK} w-fit text-sm font-normal text-ink-2 phone:py-3`}>
            {t('source')}
          </a>
        </div>
      </main>
    </div>
  );
}
