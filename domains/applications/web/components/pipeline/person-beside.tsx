import { usePhrases } from '@hearth/i18n/phrases';
import { lazy, Suspense } from 'react';
import en from '../../en.json' with { type: 'json' };
import type { PanelTab } from '../panel/application-panel.tsx';
import { Beside } from '../beside.tsx';
import { PanelSkeleton } from '../panel/panel-skeleton.tsx';
import type { Pipeline } from './use-pipeline.ts';

/** What a press opens comes with the press. */
const ApplicationPanel = lazy(async () => ({
  default: (await import('../panel/application-panel.tsx')).ApplicationPanel,
}));

/** The open person beside the board, with what other domains know of them. */
export function PersonBeside({
  pipeline,
  openId,
  tab,
  onTab,
  onClose,
}: {
  readonly pipeline: Pipeline;
  readonly openId: string;
  readonly tab: PanelTab;
  readonly onTab: (tab: PanelTab) => void;
  readonly onClose: () => void;
}) {
  const { t } = usePhrases('applications', en);
  const { address, decisions, rights, shown, ask } = pipeline;
  const card = shown.find(openId);
  return (
    <Beside
      name={card === undefined ? t('panel.person') : `${card.first_name} ${card.last_name}`}
      title={card?.job_title ?? t('panel.person')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      {(beside) => (
        <Suspense fallback={<PanelSkeleton />}>
          <ApplicationPanel
            {...{ tab, onTab, rights }}
            applicationId={openId}
            neighbours={decisions.neighbours}
            onOpen={address.open}
            onClose={beside ? onClose : undefined}
            onMove={ask}
          />
        </Suspense>
      )}
    </Beside>
  );
}
