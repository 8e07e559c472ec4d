import { usePhrases } from '@hearth/i18n/phrases';
import { lazy, Suspense } from 'react';
import en from '../../en.json' with { type: 'json' };
import type { PanelTab } from '../panel/application-panel.tsx';
import { Beside } from '../beside.tsx';
import { PanelSkeleton } from '../panel/panel-skeleton.tsx';
import type { Pipeline } from './use-pipeline.ts';
import type { PersonParts } from './views.tsx';

/** What a press opens comes with the press. */
const ApplicationPanel = lazy(async () => ({
  default: (await import('../panel/application-panel.tsx')).ApplicationPanel,
}));

/** The open person beside the board, with what other domains know of them. */
export function PersonBeside({
  pipeline,
  openId,
  parts,
  tab,
  onTab,
  onClose,
}: {
  readonly pipeline: Pipeline;
  readonly openId: string;
  readonly parts: PersonParts;
  readonly tab: PanelTab;
  readonly onTab: (tab: PanelTab) => void;
  readonly onClose: () => void;
}) {
  const { t } = usePhrases('applications', en);
  const { address, decisions, rights, shown, ask } = pipeline;
  const card = shown.find(openId);
  const { conversation, interviews, match, offers, identity, person } = parts;
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
            {...{ conversation, interviews, match, offers, identity, person, tab, onTab, rights }}
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
