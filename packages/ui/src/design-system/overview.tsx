import { useState } from 'react';
import { Alert } from '../alert/index.tsx';
import { SearchField } from '../search-field/index.tsx';
import { PageLink, Prose } from './links.tsx';
import { GROUPS, WIDGETS } from './registry.ts';
import { usePagePhrases } from './words.ts';

/** The index: every page by group, narrowed by a search over names and what they are for. */
export function Overview({ missing }: { missing: string | undefined }) {
  const { t, language } = usePagePhrases();
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/u);
  const shown = WIDGETS.filter(({ id, title, summary }) =>
    words.every((word) => `${id} ${title} ${summary}`.toLowerCase().includes(word)),
  );
  return (
    <>
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <p className="mt-1 max-w-prose text-lg text-ink-2">{t('intro')}</p>
      {language !== 'en' && <p className="mt-1 max-w-prose text-base text-ink-2">{t('inEnglish')}</p>}
      {missing !== undefined && (
        <Alert tone="warn" className="mt-4">
          {t('noSuchPage', { name: missing })}
        </Alert>
      )}
      <SearchField
        className="mt-5 max-w-md"
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('widgets.clear')}
        value={search}
        onChange={setSearch}
      />
      <p role="status" className="mt-2 text-sm text-ink-2">
        {shown.length === 0 ? t('nothingFound') : t('pages', { count: shown.length })}
      </p>
      {GROUPS.map((group) => {
        const widgets = shown.filter((widget) => widget.group === group);
        if (widgets.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`group-${group}`} className="mt-8">
            <h2 id={`group-${group}`} className="text-xl font-bold">
              {t(`groups.${group}`)}
            </h2>
            <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-3">
              {widgets.map(({ id, title, summary }) => (
                <li key={id}>
                  <PageLink
                    to={id}
                    lang="en"
                    className="block h-full rounded-lg border border-line bg-surface p-4 hover:border-line-strong hover:bg-surface-2"
                  >
                    <span dir="ltr" className="block font-bold text-accent-ink">
                      {title}
                    </span>
                    <Prose className="mt-1 block text-base text-ink-2">{summary}</Prose>
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
