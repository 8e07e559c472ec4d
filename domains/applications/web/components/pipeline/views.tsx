import { Slot } from '@hearth/client/slots';
import { usePhrases } from '@hearth/i18n/phrases';
import { Resource } from '@hearth/ui/resource';
import { lazy, Suspense } from 'react';
import en from '../../en.json' with { type: 'json' };
import type { PanelTab } from '../panel/application-panel.tsx';
import { BoardSkeleton } from '../board-skeleton.tsx';
import { EmptyBoard } from '../empty-board.tsx';
import { PanelSkeleton } from '../panel/panel-skeleton.tsx';
import { HIRING_POOL } from '../../slots.ts';
import { Board } from './board.tsx';
import type { Pipeline } from './use-pipeline.ts';

/** What a press opens comes with the press. */
const ScreeningView = lazy(async () => ({
  default: (await import('../screening/screening-view.tsx')).ScreeningView,
}));
const ReportView = lazy(async () => ({ default: (await import('../report/report-view.tsx')).ReportView }));
const ListView = lazy(async () => ({ default: (await import('../list/list-view.tsx')).ListView }));

/** The people of hiring in the view that the reader has chosen: on a board, one by one, in a list, as figures, those of before. */
export function PipelineViews({
  pipeline,
  tab,
  onTab,
}: {
  readonly pipeline: Pipeline;
  readonly tab: PanelTab;
  readonly onTab: (tab: PanelTab) => void;
}) {
  const { t } = usePhrases('applications', en);
  const { brand, board, address, query, decisions, rights, shown, ask, look } = pipeline;
  const { view, jobId, openId, open } = address;
  const waiting = <BoardSkeleton label={t('board.loading')} />;
  if (board.data === undefined && board.error === null) return waiting;
  return (
    <Resource of={board} failed={t('board.failed')}>
      {(data) => {
        if (view === 'pool') return <Slot of={HIRING_POOL} with={{}} />;
        if (view === 'screen')
          return (
            <Suspense fallback={<PanelSkeleton />}>
              <ScreeningView
                {...{ query, openId, rights, tab, onTab }}
                decided={decisions.decided}
                neighbours={decisions.neighbours}
                onShown={shown.onLines}
                onOpen={open}
                onMove={ask}
                onUndo={decisions.undo}
                onLeave={() => look('board')}
              />
            </Suspense>
          );
        if (view === 'report')
          return (
            <Suspense fallback={waiting}>
              <ReportView brandId={brand.id} jobId={jobId} />
            </Suspense>
          );
        if (view === 'list')
          return (
            <Suspense fallback={waiting}>
              <ListView
                // Nobody stays selected who is not shown any more.
                key={address.waits ?? ''}
                {...{ query, rights, openId }}
                waits={address.waits}
                onWaits={address.onlyWaiting}
                steps={pipeline.steps}
                promisedHours={data.promised_hours}
                about={{ job: jobId === null, place: brand.locationCount > 1 }}
                onOpen={open}
                onShown={shown.onLines}
              />
            </Suspense>
          );
        return data.stages.some(({ total }) => total > 0) ? (
          <Board pipeline={pipeline} data={data} />
        ) : (
          <EmptyBoard
            filtered={pipeline.isFiltered}
            onClear={() => {
              pipeline.setText('');
              address.narrow(null);
            }}
          />
        );
      }}
    </Resource>
  );
}
