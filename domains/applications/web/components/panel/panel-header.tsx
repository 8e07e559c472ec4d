import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Avatar } from '@hearth/ui/avatar';
import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { ChevronDown, ChevronUp, UserPlus, X } from 'lucide-react';
import type { Ref } from 'react';
import type { Application } from '../../../contract/schemas.ts';
import { isOpen, moveVerdict } from '../../../rules/stages.ts';
import type { MoveTarget, StageRef } from '../../../rules/steps.ts';
import { keyOf, openPlaces } from '../../../rules/steps.ts';
import type { Neighbours } from '../../state/board-cards.ts';
import en from '../../en.json' with { type: 'json' };
import { useStageNames } from '../../state/place-names.ts';
import { useNow } from '../../use-now.ts';
import type { HiringRights } from '../card-menu.tsx';
import { CardMenu } from '../card-menu.tsx';

/** Props of a panel's header. */
export interface PanelHeaderProps {
  readonly application: Application;
  readonly rights: HiringRights;
  /** The people before and after this one on the board. */
  readonly neighbours: Neighbours;
  readonly onOpen: (id: string) => void;
  readonly onMove: (to: MoveTarget) => void;
  /** Absent where the frame around has its own way out and its own name. */
  readonly onClose?: (() => void) | undefined;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** How many places have a key of their own. */
const KEYS = 9;

/** The candidate, the neighbours on the board and the stages. */
export function PanelHeader({
  application,
  rights,
  neighbours,
  onOpen,
  onMove,
  onClose,
  headingRef,
}: PanelHeaderProps) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const now = useNow();
  const { stage, steps } = application;
  const target = steps?.find(({ id }) => id === application.step_id)?.target_days ?? null;
  const nameOf = useStageNames();
  const name = `${application.first_name} ${application.last_name}`;
  const { previous, next } = neighbours;
  return (
    <header className="grid grid-cols-1 gap-3 border-b border-line px-4 pt-3.5 pb-3">
      <div className="flex items-start gap-3">
        <Avatar name={name} size={40} />
        <div className="min-w-0 flex-1">
          <div className="flex items-start gap-2">
            <h2
              ref={headingRef}
              tabIndex={-1}
              dir="auto"
              className="min-w-0 flex-1 text-start text-lg leading-7 font-bold break-words outline-none"
            >
              {name}
            </h2>
            <div className="-me-1.5 flex">
              <IconButton
                size="sm"
                label={`${t('panel.previous')} (K)`}
                icon={<Icon of={ChevronUp} />}
                disabled={previous === null}
                onClick={() => previous !== null && onOpen(previous)}
              />
              <IconButton
                size="sm"
                label={`${t('panel.next')} (J)`}
                icon={<Icon of={ChevronDown} />}
                disabled={next === null}
                onClick={() => next !== null && onOpen(next)}
              />
              <CardMenu card={application} steps={steps} rights={rights} onMove={onMove} />
              {onClose !== undefined && (
                <IconButton size="sm" label={t('close')} icon={<Icon of={X} />} onClick={onClose} />
              )}
            </div>
          </div>
          <p className="text-sm text-ink-2">
            {t('panel.applied', {
              stage: nameOf(application, steps),
              date: format.instantDate(application.applied_at, deviceZone(), 'weekday'),
            })}
          </p>
          <p className="text-sm text-ink-2">
            {t('panel.place', { job: application.job_title, place: application.location_name })}
          </p>
          {target !== null && (
            <p className="text-sm text-ink-2">
              {t('panel.inStep', { wait: format.waiting(application.stage_entered_at, new Date(now)), count: target })}
            </p>
          )}
        </div>
      </div>
      {rights.move && (isOpen(stage) || stage === 'REJECTED') && (
        <Stages application={application} rights={rights} onMove={onMove} />
      )}
    </header>
  );
}

/** The places of the post as buttons, each with its key; where the person stands is pressed. */
function Stages({ application, rights, onMove }: Pick<PanelHeaderProps, 'application' | 'rights' | 'onMove'>) {
  const { t } = usePhrases('applications', en);
  const nameOf = useStageNames();
  const { stage, steps } = application;
  const places: readonly StageRef[] = [...openPlaces(steps), { stage: 'REJECTED', step_id: null }];
  const hireable = rights.hire && moveVerdict(stage, 'HIRED', null) === 'needs_hire';
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <div role="group" aria-label={t('panel.moveTo')} className="contents">
        {places.map((to, index) => (
          <Button
            key={keyOf(to)}
            size="sm"
            variant={keyOf(to) === keyOf(application) ? 'soft' : 'secondary'}
            aria-pressed={keyOf(to) === keyOf(application)}
            onClick={() => onMove(to)}
            className="px-2"
          >
            <span>
              <span aria-hidden="true" className="font-normal text-ink-2 tabular-nums pointer-coarse:hidden">
                {to.stage === 'REJECTED' ? 0 : index < KEYS && index + 1}{' '}
              </span>
              {nameOf(to, steps)}
            </span>
          </Button>
        ))}
      </div>
      {hireable && (
        <Button
          size="sm"
          variant="primary"
          icon={<Icon of={UserPlus} />}
          className="ms-auto"
          onClick={() => onMove({ stage: 'HIRED' })}
        >
          {t('panel.hire')}
        </Button>
      )}
    </div>
  );
}
