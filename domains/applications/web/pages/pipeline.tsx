import { Slot } from '@hearth/client/slots';
import { usePhrases } from '@hearth/i18n/phrases';
import { PageTitle } from '@hearth/ui/page-title';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PanelTab } from '../components/panel/application-panel.tsx';
import { BoardHeader } from '../components/board-header.tsx';
import { PersonBeside } from '../components/pipeline/person-beside.tsx';
import { usePanel } from '../components/pipeline/use-panel.ts';
import { usePipeline } from '../components/pipeline/use-pipeline.ts';
import { PipelineViews } from '../components/pipeline/views.tsx';
import { PipelineDialogs } from '../components/pipeline-dialogs.tsx';
import en from '../en.json' with { type: 'json' };
import { MoveAndWriteContext, OwnLettersContext } from '../own-letters.ts';
import type { OwnLetters } from '../own-letters.ts';
import { HIRING_NOTICES, OWN_LETTERS } from '../slots.ts';
import { KEYS_HERE } from '../use-hiring-keys.ts';

/** The page of hiring: the employer's own mails are known to all of it, and what waits for a decision is above the board. */
export function Component() {
  const [letters, setLetters] = useState<OwnLetters | null>(null);
  const [search] = useSearchParams();
  const isOneByOne = search.get('view') === 'screen';
  return (
    <OwnLettersContext value={letters}>
      <Slot of={OWN_LETTERS} with={{ onLetters: setLetters }} />
      {/* Together they are as high as the page: the notices take their height from the board, and one by one they stay away. */}
      <div className="flex h-full min-h-0 flex-col">
        {!isOneByOne && <Slot of={HIRING_NOTICES} with={{}} />}
        <div className="min-h-0 flex-1">
          <Pipeline />
        </div>
      </div>
    </OwnLettersContext>
  );
}

/** The board of all applications, or of one job's, with a person beside it. */
function Pipeline() {
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
            <PipelineViews pipeline={pipeline} tab={tab} onTab={setTab} />
          </div>
        </div>
        {address.openId !== undefined && address.view !== 'screen' && (
          <PersonBeside {...{ pipeline, tab }} openId={address.openId} onTab={setTab} onClose={close} />
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
          onHired={() => pipeline.setHiringId(null)}
        />
      </div>
    </MoveAndWriteContext>
  );
}
