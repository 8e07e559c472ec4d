import { ArrowLeft, ArrowRight, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { use, useState } from 'react';
import { Suspense } from 'react';
import { Button } from '../button/index.tsx';
import { Icon } from '../icon/index.tsx';
import { Loading, SkeletonText } from '../skeleton/index.tsx';
import { Advice } from './advice.tsx';
import { CostLine } from './cost-line.tsx';
import { KeyboardTable } from './keyboard-table.tsx';
import { PageLink, Prose } from './links.tsx';
import { PropertyTables } from './property-tables.tsx';
import type { Widget } from './registry.ts';
import type { WidgetExample, WidgetPage } from './widget-page.ts';
import { usePagePhrases } from './words.ts';

const pages = new Map<string, Promise<WidgetPage>>();

/** Loads the page of a widget once. */
function loadPage({ id, load }: Widget): Promise<WidgetPage> {
  const known = pages.get(id) ?? load().then(({ page }) => page);
  pages.set(id, known);
  return known;
}

/** One widget's page: examples, keyboard, properties, advice, cost, and the pages before and after. */
export function WidgetView({
  widget,
  before,
  after,
}: {
  widget: Widget;
  before: Widget | undefined;
  after: Widget | undefined;
}) {
  const { t } = usePagePhrases();
  return (
    <article>
      <p className="text-sm font-bold text-ink-2">{t(`groups.${widget.group}`)}</p>
      <h1 lang="en" className="text-2xl font-bold">
        {widget.title}
      </h1>
      <p className="mt-1 max-w-prose text-lg text-ink-2">
        <Prose>{widget.summary}</Prose>
      </p>
      <Suspense
        fallback={
          <Loading label={t('widgets.loading')}>
            <SkeletonText lines={6} />
          </Loading>
        }
      >
        <Contents widget={widget} />
      </Suspense>
      <nav
        aria-label={t('aroundPage')}
        className="mt-10 flex flex-wrap justify-between gap-3 border-t border-line pt-5"
      >
        {before !== undefined && (
          <PageLink to={before.id} className={NEIGHBOUR}>
            <Icon of={ArrowLeft} directional />
            <span>
              {t('before')} <b lang="en">{before.title}</b>
            </span>
          </PageLink>
        )}
        {after !== undefined && (
          <PageLink to={after.id} className={`${NEIGHBOUR} ms-auto`}>
            <span>
              {t('after')} <b lang="en">{after.title}</b>
            </span>
            <Icon of={ArrowRight} directional />
          </PageLink>
        )}
      </nav>
    </article>
  );
}

const NEIGHBOUR = 'inline-flex min-h-11 items-center gap-2 rounded-sm px-2 text-accent-ink hover:underline';

function Contents({ widget }: { widget: Widget }) {
  const { t } = usePagePhrases();
  const page = use(loadPage(widget));
  return (
    <>
      <Part id="examples" title={t('parts.examples')}>
        {page.examples.map((example, index) => (
          <LiveExample key={example.title} example={example} number={index} />
        ))}
      </Part>
      {page.keyboard.length > 0 && (
        <Part id="keyboard" title={t('parts.keyboard')}>
          <KeyboardTable lines={page.keyboard} />
        </Part>
      )}
      {widget.group !== 'foundations' && (
        <Part id="properties" title={t('parts.properties')}>
          <PropertyTables id={widget.id} />
        </Part>
      )}
      <Part id="advice" title={t('parts.advice')}>
        <Advice dos={page.dos} donts={page.donts} />
      </Part>
      <CostLine id={widget.id} />
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-8 grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={`${id}-title`} className="text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function LiveExample({ example: { title, note, Show }, number }: { example: WidgetExample; number: number }) {
  const { t } = usePagePhrases();
  const [starts, setStarts] = useState(0);
  return (
    <section aria-labelledby={`example-${number}`} className="rounded-lg border border-line bg-surface">
      <header className="flex items-start gap-3 border-b border-line px-4 py-2">
        <div className="min-w-0 flex-1 py-1">
          <h3 id={`example-${number}`} lang="en" className="font-bold">
            {title}
          </h3>
          {note !== undefined && (
            <p className="text-base text-ink-2">
              <Prose>{note}</Prose>
            </p>
          )}
        </div>
        <Button
          size="sm"
          variant="ghost"
          data-restart={number}
          icon={<Icon of={RotateCcw} />}
          onClick={() => setStarts(starts + 1)}
        >
          {t('again')}
        </Button>
      </header>
      <div key={starts} data-example={number} lang="en" tabIndex={-1} className="p-4 outline-none">
        <Show />
      </div>
    </section>
  );
}
