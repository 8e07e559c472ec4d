import { useCommonPhrases } from '@hearth/i18n/phrases';
import type { ReactNode } from 'react';
import { Button } from '../button/index.tsx';
import { ErrorState } from '../error-state/index.tsx';
import { Loading, SkeletonRows } from '../skeleton/index.tsx';
import { PendingRead } from './pending-read/index.tsx';

/** A read as react-query tells of it. */
export interface ResourceRead<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
  /** `paused`: it waits for a connection. Absent where that is not known. */
  readonly fetchStatus?: 'fetching' | 'paused' | 'idle' | undefined;
}

/** The props of a Resource. */
export type ResourceProps<Data> = {
  of: ResourceRead<Data>;
  /** What to show of it. */
  children: (data: Data) => ReactNode;
  /** What stands in its place while it is on its way; rows of a list when absent. */
  loading?: ReactNode;
  rows?: number | undefined;
  /** What could not be shown, as a sentence. */
  failed?: string | undefined;
  /** Why, in the reader's words. */
  problem?: ((error: unknown) => string) | undefined;
  /** What is shown instead where this says that there is nothing in it. */
  isEmpty?: ((data: Data) => boolean) | undefined;
  empty?: ReactNode;
  className?: string | undefined;
};

/**
 * Renders a read: a skeleton while loading, an error with retry, and stale data if a later read fails. An answer that
 * is there stays when a later one fails. Without a connection it says so where nothing is kept, and goes on when there is one.
 */
export function Resource<Data>({
  of,
  children,
  loading,
  rows = 6,
  failed,
  problem,
  isEmpty,
  empty,
  className,
}: ResourceProps<Data>) {
  const { t } = useCommonPhrases();
  const { data, error } = of;
  if (data !== undefined) return isEmpty?.(data) === true ? empty : children(data);
  if (error !== null && error !== undefined)
    return <FailedRead of={of} title={failed} problem={problem} className={className} />;
  return (
    <PendingRead of={of} className={className}>
      <Loading label={t('loading')} className={className}>
        {loading ?? <SkeletonRows rows={rows} />}
      </Loading>
    </PendingRead>
  );
}

/** The error that a failed read shows. */
export function FailedRead({
  of,
  title,
  problem,
  className,
}: {
  of: Pick<ResourceRead<unknown>, 'error' | 'refetch'>;
  title?: string | undefined;
  problem?: ((error: unknown) => string) | undefined;
  className?: string | undefined;
}) {
  const { t } = useCommonPhrases();
  return (
    <ErrorState
      className={className}
      title={title ?? t('notLoaded')}
      action={<Button onClick={() => void of.refetch()}>{t('again')}</Button>}
    >
      {problem?.(of.error)}
    </ErrorState>
  );
}

/** A read in pages, as react-query tells of it. */
export interface PagedRead<Page> extends ResourceRead<{ readonly pages: readonly Page[] }> {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** The props of a PagedList. */
export type PagedListProps<Page, Item> = Omit<ResourceProps<Page>, 'of' | 'children' | 'isEmpty'> & {
  of: PagedRead<Page>;
  /** The lines of a page. */
  items: (page: Page) => readonly Item[];
  /** What to show of the lines of all pages that are there. */
  children: (items: readonly Item[]) => ReactNode;
  /** On the button for the next page; "Show more" when absent. */
  more?: ReactNode;
};

/** A list that is read page by page, with a button for the next one. A page that fails leaves those before it. */
export function PagedList<Page, Item>({ of, items, children, problem, more, ...rest }: PagedListProps<Page, Item>) {
  const { t } = useCommonPhrases();
  const linesOf = (pages: readonly Page[]): readonly Item[] => pages.flatMap((page) => items(page));
  return (
    <Resource {...rest} of={of} problem={problem} isEmpty={({ pages }) => linesOf(pages).length === 0}>
      {({ pages }) => (
        <>
          {children(linesOf(pages))}
          {of.hasNextPage && (
            <div className="m-3 flex flex-wrap items-center gap-3">
              <Button busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
                {more ?? t('more')}
              </Button>
              {of.error !== null && (
                <p role="alert" className="text-bad">
                  {problem?.(of.error) ?? t('notLoaded')}
                </p>
              )}
            </div>
          )}
        </>
      )}
    </Resource>
  );
}
