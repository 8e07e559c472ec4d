import { usePhrases } from '@hearth/i18n/phrases';
import { PageTitle } from '@hearth/ui/page-title';
import { useState } from 'react';
import type { PanelTab } from '../components/panel/application-panel.tsx';
import { BoardHeader } from '../components/board-header.tsx';
import type { HireDialogProps } from '../components/panel/hire-dialog.tsx';
import { PersonBeside } from '../components/pipeline/person-beside.tsx';
import { usePanel } from '../components/pipeline/use-panel.ts';
import { usePipeline } from '../components/pipeline/use-pipeline.ts';
import type { ViewParts } from '../components/pipeline/views.tsx';
import { PipelineViews } from '../components/pipeline/views.tsx';
import { PipelineDialogs } from '../components/pipeline-dialogs.tsx';
import en from '../en.json' with { type: 'json' };
import { MoveAndWriteContext } from '../own-letters.ts';
import { KEYS_HERE } from '../use-hiring-keys.ts';

/** The board of all applications, or of one job's, with a person beside it; `parts` are drawn by other domains. */
export function PipelinePage({ agreed, ...parts }: ViewParts & Pick<HireDialogProps, 'agreed'>) {
  const { t } = usePhrases('applications', en);
  const pipeline = usePipeline();
  const close = usePanel(pipeline);
  const [tab, setTab] = useState<PanelTab>('details');
  const { address, board, decisions, writing, rejecting, setRejecting, rights } = pipeline;
  const stages = board.data?.stages;
  return (
    <MoveAndWriteContext value={writing.moveAndWrite}>
      <div {...KEYS_HERE} className="flex h-full min-h-0">
        <PageTitle>{t('board.title')}</PageTitle>
        <div className="flex min-w-0 flex-1 flex-col">
          <BoardHeader
            people={stages?.reduce((sum, column) => sum + column.total, 0)}
            late={stages?.reduce((sum, column) => sum + column.late, 0) ?? 0}
            promisedHours={board.data?.promised_hours ?? 0}
            jobId={address.jobId}
            onJob={address.narrow}
            text={pipeline.text}
            onText={pipeline.setText}
            busy={board.isPlaceholderData}
            view={address.view}
            onView={pipeline.look}
          />
          <div className="min-h-0 flex-1">
            <PipelineViews pipeline={pipeline} parts={parts} tab={tab} onTab={setTab} />
          </div>
        </div>
        {address.openId !== undefined && address.view !== 'screen' && (
          <PersonBeside {...{ pipeline, parts, tab }} openId={address.openId} onTab={setTab} onClose={close} />
        )}
        <PipelineDialogs
          moving={writing.moving}
          onMoved={(id) => decisions.decide(writing.endMove(id))}
          rejecting={rejecting}
          onReject={(ending) => {
            if (rejecting !== null && ending !== null)
              decisions.go({ card: rejecting, to: { stage: 'REJECTED' }, ...ending });
            setRejecting(null);
          }}
          answering={rights.move ? address.answering : null}
          onAnswer={address.answer}
          hiring={pipeline.hiring}
          agreed={agreed}
          onHired={() => pipeline.setHiringId(null)}
        />
      </div>
    </MoveAndWriteContext>
  );
}
