import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Avatar } from '@hearth/ui/avatar';
import { Badge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { createContext, use } from 'react';
import type { Listed } from '../../../contract/schemas.ts';
import { isOpen } from '../../../rules/stages.ts';
import en from '../../en.json' with { type: 'json' };
import type { PipelineSteps } from '../../../rules/steps.ts';
import { useStageNames } from '../../state/place-names.ts';
import { STAGE_ICONS } from '../../stage-icons.ts';
import { useNow } from '../../use-now.ts';
import { waitTone } from '../card-view.tsx';

/** The candidate's name; a press opens their panel. */
export function LineName({ line, onOpen }: { line: Listed; onOpen: (id: string) => void }) {
  const name = `${line.first_name} ${line.last_name}`;
  return (
    <button
      type="button"
      data-key={line.id}
      onClick={() => onOpen(line.id)}
      className="flex min-h-8 max-w-full items-center gap-3 rounded-sm text-start underline-offset-2 hover:underline"
    >
      <Avatar name={name} size={28} />
      <span dir="auto" className="truncate">
        {name}
      </span>
    </button>
  );
}

/** The pipeline steps of the listed jobs. */
export const ListedSteps = createContext<(jobId: string) => PipelineSteps>(() => null);

/** The stage, and why the application ended. */
export function LineStage({ line }: { line: Listed }) {
  const { t } = usePhrases('applications', en);
  const nameOf = useStageNames();
  const stepsOf = use(ListedSteps);
  return (
    <span className="grid min-w-0 justify-items-start">
      <Badge
        tone={line.stage === 'HIRED' ? 'ok' : isOpen(line.stage) ? 'info' : 'neutral'}
        icon={<Icon of={STAGE_ICONS[line.stage]} size={12} />}
      >
        {nameOf(line, stepsOf(line.job_id))}
      </Badge>
      {line.end_reason !== null && (
        <span className="max-w-full truncate text-sm font-normal text-ink-2">{t(`reason.${line.end_reason}`)}</span>
      )}
    </span>
  );
}

/** The wait for an answer, compared with the promised time. */
export function LineWait({ line, promisedHours }: { line: Listed; promisedHours: number }) {
  const format = useFormat();
  const now = new Date(useNow());
  if (line.waiting_since === null) return <span className="text-ink-2">–</span>;
  return (
    <Badge tone={waitTone(line.waiting_since, promisedHours, now.getTime())}>
      {format.waiting(line.waiting_since, now)}
    </Badge>
  );
}
