import { join } from '../classes/join.ts';
import { PageLink } from './links.tsx';
import { GROUPS, WIDGETS } from './registry.ts';
import { usePagePhrases } from './words.ts';

/** All pages by group: beside the page where there is room, else folded above it. */
export function SideNavigation({ current }: { current: string }) {
  const { t } = usePagePhrases();
  return (
    <nav aria-label={t('allPages')}>
      <details key={current} className="border-b border-line py-2 lg:hidden">
        <summary className="min-h-11 content-center font-bold text-accent-ink">{t('allPages')}</summary>
        <Links current={current} />
      </details>
      <div className="sticky top-0 hidden max-h-dvh overflow-y-auto py-6 lg:block">
        <Links current={current} />
      </div>
    </nav>
  );
}

function Links({ current }: { current: string }) {
  const { t } = usePagePhrases();
  return GROUPS.map((group) => (
    <div key={group} className="mb-4">
      <p className="px-2 text-sm font-bold text-ink-2">{t(`groups.${group}`)}</p>
      <ul>
        {WIDGETS.filter((widget) => widget.group === group).map(({ id, title }) => (
          <li key={id}>
            <PageLink
              to={id}
              lang="en"
              aria-current={id === current ? 'page' : undefined}
              className={join(
                'block rounded-sm px-2 py-1 text-base -outline-offset-2 hover:bg-sunken phone:min-h-11 phone:content-center',
                id === current && 'bg-accent-soft font-bold text-accent-ink',
              )}
            >
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
