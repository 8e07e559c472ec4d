import { hasPermission, useBrand } from '@hearth/client/person';
import { CallError } from '@hearth/client/call-error';
import { usePages } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import type { AnswerOf } from '@hearth/kit/endpoint';
import type { Listed } from '@hearth/domains/applications/schemas';
import { Button } from '@hearth/ui/button';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { Resource } from '@hearth/ui/resource';
import { Scale, SearchX, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { listMatches } from '../../contract/endpoints.ts';
import { OTHER_PROCESS_ASKED } from '../../contract/events.ts';
import type { Ranked, Weighting } from '../../contract/schemas.ts';
import { useWords } from '../words.ts';
import { Points } from './points.tsx';
import { APPLICATION_RECEIVED, HIRED, STAGE_CHANGED } from '@hearth/domains/applications/events';

const WeightsDialog = lazy(async () => ({ default: (await import('./weights-dialog.tsx')).WeightsDialog }));

const PAGE = 50;
/** What takes somebody into the order, out of it, or to another stage. */
const APPLICATION_EVENTS = [STAGE_CHANGED, HIRED, APPLICATION_RECEIVED, OTHER_PROCESS_ASKED];

/** Applications in order of fit, for a list that the caller renders. */
export interface RankedList {
  readonly lines: readonly Listed[];
  readonly fitOf: (line: Listed) => ReactNode;
  readonly onMore: (() => void) | undefined;
  /** Points choose whom to invite here: nobody may be moved or turned down from this order. */
  readonly invitesOnly: boolean;
}

/** Ranks the applications of a job by score and shows the weights. */
export function BestMatch(props: { readonly jobId: string; readonly children: (found: RankedList) => ReactNode }) {
  const { jobId, children } = props;
  const { t, problem } = useWords();
  const brand = useBrand();
  useReadAgainOn(APPLICATION_EVENTS, [listMatches]);
  const list = usePages(
    listMatches,
    { params: { id: brand.id, job_id: jobId }, query: {} },
    { size: PAGE, linesOf: (answer) => answer.matches },
  );
  const { data } = list;
  const byId = useMemo(() => byApplication(data?.pages.flatMap((page) => page.matches) ?? []), [data]);
  const lines = useMemo(() => [...byId.values()].map(({ application }) => application), [byId]);
  if (data === undefined && list.error instanceof CallError && list.error.code === 'MATCHING_CLOSED')
    return (
      <EmptyState icon={<Icon of={Scale} size={24} />} title={problem(list.error)}>
        {t('closed.orders')}
      </EmptyState>
    );
  return (
    <Resource of={{ ...list, data: data?.pages[0] }} rows={8} failed={t('listFailed')} problem={problem}>
      {(first) => (
        <>
          <WeightsLine jobId={jobId} weighting={first.weighting} />
          {first.left_out !== null && <LeftOut counts={first.left_out} />}
          {first.more && <p className="text-ink-2">{t('more')}</p>}
          {lines.length === 0 ? (
            <EmptyState icon={<Icon of={SearchX} size={24} />} title={t('empty.title')}>
              {t('empty.text')}
            </EmptyState>
          ) : (
            children({
              lines,
              fitOf: ({ id }) => {
                const ranked = byId.get(id);
                return ranked === undefined ? null : <Points score={ranked.score} />;
              },
              invitesOnly: first.left_out !== null,
              onMore: list.hasNextPage && !list.isFetching ? () => void list.fetchNextPage() : undefined,
            })
          )}
        </>
      )}
    </Resource>
  );

  /** Somebody who changed places while pages were read may stand on two of them. */
  function byApplication(ranked: readonly Ranked[]): ReadonlyMap<string, Ranked> {
    return new Map(ranked.map((one) => [one.application.id, one]));
  }
}

/** Counts the applications that are not ranked, and why. */
function LeftOut({ counts }: { readonly counts: NonNullable<AnswerOf<typeof listMatches>['left_out']> }) {
  const { t, format } = useWords();
  const lines = [
    ['waits', counts.waits],
    ['other', counts.other_process],
    ['invited', counts.invited],
  ] as const;
  return (
    <div className="grid gap-1 text-ink-2">
      <p>{t('notice.only')}</p>
      <p>
        {format.list(
          lines
            .filter(([, count]) => count > 0)
            .map(([which, count]) => t(`notice.left.${which}`, { count: format.number(count) })),
        )}
      </p>
    </div>
  );
}

function WeightsLine({ jobId, weighting }: { readonly jobId: string; readonly weighting: Weighting }) {
  const { t } = useWords();
  const brand = useBrand();
  const [isOpen, setOpen] = useState(false);
  const mayChange = hasPermission(brand, 'MANAGE_JOBS') || hasPermission(brand, 'MANAGE_BRAND');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
      <p>{t('note')}</p>
      <p>{t(`from.${weighting.from}`, { name: weighting.from_name ?? '' })}</p>
      {mayChange && (
        <Button size="sm" icon={<Icon of={SlidersHorizontal} />} onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <WeightsDialog jobId={jobId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
