import { useLanguage } from '@hearth/i18n/phrases';
import { useMemo } from 'react';
import { PageTitle } from '../page-title/index.tsx';
import { UiProvider } from '../provider/index.tsx';
import { ToastRegion } from '../toast/index.tsx';
import { PageLink, LocationContext } from './links.tsx';
import { Overview } from './overview.tsx';
import { widgetAt } from './registry.ts';
import { readSettings, writeSettings } from './settings.ts';
import { SideNavigation } from './side-navigation.tsx';
import { SettingsBar } from './settings-bar.tsx';
import { useSettings } from './use-settings.ts';
import { WidgetView } from './widget-view.tsx';
import { usePagePhrases } from './words.ts';

/** The router state of the design system: remaining path, search, and navigation. */
export type DesignSystemProps = { path: string; search: string; navigate: (path: string) => void };

/** Every widget on a page of its own, for those who build pages and those who check them. */
export function DesignSystemPage({ path, search, navigate }: DesignSystemProps) {
  const language = useLanguage();
  const { t } = usePagePhrases();
  const settings = readSettings(search);
  useSettings(settings);
  const id = path.split('/')[0] ?? '';
  const found = widgetAt(id);
  // Calendars and menus ask the language for their direction.
  const spoken = { page: language, rtl: 'ar', ltr: language === 'ar' ? 'en' : language } as const;
  const place = useMemo(() => ({ search: writeSettings(readSettings(search)), navigate }), [search, navigate]);
  return (
    <UiProvider language={spoken[settings.direction]} navigate={navigate}>
      <LocationContext value={place}>
        <PageTitle>{found === undefined ? t('title') : found.widget.title}</PageTitle>
        <div className="mx-auto max-w-page px-4 sm:px-6">
          <header className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-4">
            <p className="me-auto text-lg font-bold">
              <PageLink to="" className="inline-flex min-h-6 items-center hover:underline phone:min-h-11">
                {t('title')}
              </PageLink>
            </p>
            <SettingsBar
              settings={settings}
              onChange={(next) => navigate(`/design-system${path === '' ? '' : `/${path}`}${writeSettings(next)}`)}
            />
          </header>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
            <SideNavigation current={id} />
            <main id="content" className="min-w-0 py-6">
              {found === undefined ? (
                <Overview missing={id === '' ? undefined : id} />
              ) : (
                <WidgetView key={id} {...found} />
              )}
            </main>
          </div>
        </div>
        <ToastRegion label={t('widgets.notifications')} dismissLabel={t('widgets.dismiss')} />
      </LocationContext>
    </UiProvider>
  );
}
