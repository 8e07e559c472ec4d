import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { PageHeader } from '@hearth/ui/page-header';
import { PageTitle } from '@hearth/ui/page-title';
import { PagedList } from '@hearth/ui/resource';
import { SearchField } from '@hearth/ui/search-field';
import { Loading, SkeletonText } from '@hearth/ui/skeleton';
import { ArrowLeft, ChevronRight, FilePlus, LayoutTemplate, SearchX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeferredValue, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useTemplates } from './api.ts';
import { TemplateFacts } from './template-facts.tsx';
import { useTemplateWords } from './words.ts';

/** Where a job begins that is written from nothing. */
const BLANK = '/hiring/jobs/new';
/** So many templates are seen at a glance; more are searched. */
const MOST_UNSEARCHED = 8;

/** Offers a blank job or one of the templates, most used first. Asks nothing where there are none. */
export function StartPage({ title, loading }: { readonly title: string; readonly loading: string }) {
  const { t } = useTemplateWords();
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const library = useTemplates({ sort: 'MOST_USED' });
  const found = useTemplates({ sort: 'MOST_USED', ...(q === '' ? {} : { q }) });
  const total = library.data?.pages[0]?.total;
  if (total === 0) return <Navigate to={BLANK} replace />;
  // Once it has failed, the page stays while the library is read again.
  if (total === undefined && library.errorUpdateCount === 0)
    return (
      <Loading label={loading}>
        <SkeletonText lines={8} />
      </Loading>
    );
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        className="mb-6"
        title={title}
        note={t('startLead')}
        above={
          <Link
            to="/hiring/jobs"
            className="inline-flex min-h-9 items-center gap-1.5 text-dense text-ink-2 hover:text-accent-ink phone:min-h-11"
          >
            <Icon of={ArrowLeft} directional />
            {t('back')}
          </Link>
        }
      />
      <div className="grid max-w-180 gap-6">
        <Card flush>
          <StartLink to={BLANK} icon={FilePlus} name={t('blank')}>
            <span className="text-dense text-ink-2">{t('blankHelp')}</span>
          </StartLink>
        </Card>
        <Library found={found}>
          {(total ?? 0) > MOST_UNSEARCHED && (
            <div className="border-b border-line p-4">
              <SearchField
                label={t('search')}
                placeholder={t('search')}
                clearLabel={t('searchClear')}
                value={words}
                onChange={setWords}
                busy={found.isPlaceholderData}
              />
            </div>
          )}
        </Library>
      </div>
    </>
  );
}

/** The templates that were found, below their search. */
function Library({
  found,
  children,
}: {
  readonly found: ReturnType<typeof useTemplates>;
  readonly children: ReactNode;
}) {
  const { t, problem } = useTemplateWords();
  return (
    <Card title={t('title')} flush>
      {children}
      <PagedList
        of={found}
        items={(page) => page.templates}
        rows={4}
        failed={t('failed')}
        problem={problem}
        empty={
          <EmptyState icon={<Icon of={SearchX} size={24} />} title={t('nothing')} headingLevel={3}>
            {t('nothingHelp')}
          </EmptyState>
        }
      >
        {(lines) => (
          <ul aria-label={t('title')}>
            {lines.map((template) => (
              <li key={template.id} className="border-b border-line last:border-b-0">
                <StartLink to={`${BLANK}?template=${template.id}`} icon={LayoutTemplate} name={template.name}>
                  <TemplateFacts template={template} />
                </StartLink>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}

/** One of the ways to begin: a whole line to press. */
function StartLink({
  to,
  icon,
  name,
  children,
}: {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <Link to={to} className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-sunken md:px-5">
      <Icon of={icon} size={20} className="text-ink-2" />
      <span className="min-w-0 flex-1">
        <bdi className="block w-fit font-bold">{name}</bdi>
        {children}
      </span>
      <Icon of={ChevronRight} directional className="text-ink-3" />
    </Link>
  );
}
