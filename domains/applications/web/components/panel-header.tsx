import { deviceZone } from '@hearth/i18n/device-zone';
import { useFormat } from '@hearth/i18n/use-format';
import { usePhrases } from '@hearth/i18n/phrases';
import { Avatar } from '@hearth/ui/avatar';
import { Button, IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { ChevronDown, ChevronUp, UserPlus, X } from 'lucide-react';
import type { Ref } from 'react';
import type { Application, Stage } from '../../contract/schemas.ts';
import { isOpen, moveVerdict, OPEN_STAGES } from '../../rules/stages.ts';
import type { Neighbours } from '../board-cards.ts';
import en from '../en.json' with { type: 'json' };
import type { Rights } from './card-menu.tsx';
import { CardMenu } from './card-menu.tsx';

/** What stands at the top of a person's panel. */
export interface PanelHeaderProps {
  readonly application: Application;
  readonly rights: Rights;
  /** The people before and after this one on the board. */
  readonly neighbours: Neighbours;
  readonly onOpen: (id: string) => void;
  readonly onMove: (to: Stage) => void;
  /** Absent where the frame around has its own way out and its own name. */
  readonly onClose?: (() => void) | undefined;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** Who it is, the neighbours on the board, and the stages as keys. */
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
  const { stage } = application;
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
              <CardMenu card={application} rights={rights} onMove={onMove} />
              {onClose !== undefined && (
                <IconButton size="sm" label={t('panel.close')} icon={<Icon of={X} />} onClick={onClose} />
              )}
            </div>
          </div>
          <p className="text-sm text-ink-2">
            {t('panel.applied', {
              stage: t(`stage.${stage}`),
              date: format.instantDate(application.applied_at, deviceZone(), 'weekday'),
            })}
          </p>
          <p className="text-sm text-ink-2">
            {t('panel.place', { job: application.job_title, place: application.location_name })}
          </p>
        </div>
      </div>
      {rights.move && (isOpen(stage) || stage === 'REJECTED') && (
        <Stages stage={stage} rights={rights} onMove={onMove} />
      )}
    </header>
  );
}

/** The stages as buttons, each with its key; where the person stands is pressed. */
function Stages({ stage, rights, onMove }: { stage: Stage; rights: Rights; onMove: (to: Stage) => void }) {
  const { t } = usePhrases('applications', en);
  const hireable = rights.hire && moveVerdict(stage, 'HIRED', null) === 'needs_hire';
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <div role="group" aria-label={t('panel.moveTo')} className="contents">
        {[...OPEN_STAGES, 'REJECTED' as const].map((to, index) => (
          <Button
            key={to}
            size="sm"
            variant={to === stage ? 'soft' : 'secondary'}
            aria-pressed={to === stage}
            onClick={() => onMove(to)}
            className="px-2"
          >
            <span>
              <span aria-hidden="true" className="font-normal text-ink-2 tabular-nums pointer-coarse:hidden">
                {to === 'REJECTED' ? 0 : index + 1}{' '}
              </span>
              {t(`stage.${to}`)}
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
          onClick={() => onMove('HIRED')}
        >
          {t('panel.hire')}
        </Button>
      )}
    </div>
  );
}
