import { useClient } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { eventNamed } from '@hearth/client/use-events';
import { useReadAgain, useReadAgainOn } from '@hearth/client/use-read-again';
import { joinTeam, listOwnApplications, withdraw } from '@hearth/domains/applications/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { useFormat } from '@hearth/i18n/use-format';
import { Badge, CountBadge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { EmptyState } from '@hearth/ui/empty-state';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { Resource } from '@hearth/ui/resource';
import { toasts } from '@hearth/ui/toast';
import { Briefcase, MessageSquare } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { OwnApplication } from '../../contract/schemas.ts';
import { BOARD, isOpen } from '../../rules/stages.ts';
import en from '../en.json' with { type: 'json' };
import { HIRED, JOINED, STAGE_CHANGED } from '../../contract/events.ts';

const WithdrawDialog = lazy(() => import('./withdraw-dialog.tsx'));
const STEP = 20;
const MOST = 100;

/** The reader's own applications, with the way each has gone and what can be done. */
export function OwnApplications() {
  const { t, problem } = usePhrases('applications', en);
  const client = useClient();
  const readAgain = useReadAgain([listOwnApplications]);
  const [limit, setLimit] = useState(STEP);
  const [leaving, setLeaving] = useState<OwnApplication | null>(null);
  const own = useCall(listOwnApplications, { query: { limit: String(limit) } }, { keepPrevious: true });
  useReadAgainOn(
    [STAGE_CHANGED, HIRED, JOINED, eventNamed('messaging.message_sent'), eventNamed('messaging.messages_read')],
    [listOwnApplications],
  );

  const join = async (application: OwnApplication): Promise<void> => {
    try {
      await client.call(joinTeam, { params: { application_id: application.id } });
      toasts.show({ message: t('own.join.done'), tone: 'ok' });
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad' });
      readAgain();
    }
  };

  const leave = async (application: OwnApplication): Promise<void> => {
    setLeaving(null);
    try {
      await client.call(withdraw, { params: { application_id: application.id } });
      toasts.show({ message: t('own.withdrawn'), tone: 'ok' });
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad' });
      readAgain();
    }
  };

  return (
    <Resource
      of={own}
      rows={3}
      failed={t('own.failed')}
      problem={problem}
      isEmpty={({ applications }) => applications.length === 0}
      empty={<NoApplications />}
    >
      {({ applications, total }) => (
        <div className="grid gap-3">
          {applications.map((application) => (
            <Line
              key={application.id}
              application={application}
              onJoin={() => join(application)}
              onWithdraw={() => setLeaving(application)}
            />
          ))}
          {total > applications.length && limit < MOST && (
            <Button variant="ghost" onClick={() => setLimit((now) => Math.min(MOST, now + STEP))}>
              {t('more')}
            </Button>
          )}
          {leaving !== null && (
            <Suspense fallback={null}>
              <WithdrawDialog
                application={leaving}
                onClose={() => setLeaving(null)}
                onWithdraw={() => void leave(leaving)}
              />
            </Suspense>
          )}
        </div>
      )}
    </Resource>
  );
}

function NoApplications() {
  const { t } = usePhrases('applications', en);
  return (
    <EmptyState
      icon={<Icon of={Briefcase} size={24} />}
      title={t('own.empty.title')}
      action={
        <a href="/careers" className={linkButtonLook('primary')}>
          {t('own.empty.action')}
        </a>
      }
    >
      {t('own.empty.text')}
    </EmptyState>
  );
}

interface LineProps {
  readonly application: OwnApplication;
  readonly onJoin: () => Promise<void>;
  readonly onWithdraw: () => void;
}

function Line({ application, onJoin, onWithdraw }: LineProps) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const stage = useOwnStage(application);
  const tone = application.stage === 'HIRED' ? 'ok' : isOpen(application.stage) ? 'info' : 'neutral';
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1">
          <h3 className="font-bold break-words">{application.job_title}</h3>
          <p className="text-sm text-ink-2">
            {application.employer_name} · {application.location_name}
          </p>
        </div>
        <Badge tone={tone}>{stage}</Badge>
      </div>
      <Way application={application} />
      {application.can_join && <Join application={application} onJoin={onJoin} />}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <span className="me-auto text-sm text-ink-2">
          {t('own.applied', { date: format.instantDate(application.applied_at, 'UTC') })}
        </span>
        {application.can_withdraw && (
          <Button size="sm" variant="ghost" onClick={onWithdraw}>
            {t('own.withdraw')}
          </Button>
        )}
        <Link to={`/messages/${application.id}`} className={linkButtonLook('secondary', 'sm')}>
          <Icon of={MessageSquare} size={16} />
          {t('own.open')}
          {application.unread > 0 && (
            <CountBadge
              strong
              count={format.number(application.unread)}
              label={t('card.unread', { count: application.unread })}
            />
          )}
        </Link>
      </div>
    </Card>
  );
}

/** Asks whoever was hired whether this account is to be part of the team. */
function Join({ application, onJoin }: Omit<LineProps, 'onWithdraw'>) {
  const { t } = usePhrases('applications', en);
  const [busy, setBusy] = useState(false);
  const join = async (): Promise<void> => {
    setBusy(true);
    await onJoin();
    setBusy(false);
  };
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <p>{t('own.join.text', { employer: application.employer_name })}</p>
      <Button variant="primary" busy={busy} onClick={() => void join()}>
        {t('own.join.action')}
      </Button>
    </div>
  );
}

/** The stage as the candidate reads it: the employer's step name if visible. */
function useOwnStage({ stage, step_names: names }: OwnApplication): string {
  const { t, language } = usePhrases('applications', en);
  return names?.[language] ?? t(`own.stage.${stage}`);
}

/** How far along the way an application is, as a row of steps that is read as one sentence. */
function Way({ application }: { application: OwnApplication }) {
  const { t } = usePhrases('applications', en);
  const format = useFormat();
  const stage = useOwnStage(application);
  const reached = BOARD.indexOf(application.stage);
  if (reached < 0) return null;
  return (
    <p className="mt-3 flex gap-1">
      <span className="sr-only">
        {t('own.progress', {
          step: format.number(reached + 1),
          all: format.number(BOARD.length),
          stage,
        })}
      </span>
      {BOARD.map((place, index) => (
        <span
          key={place}
          aria-hidden="true"
          className={`h-1.5 flex-1 rounded-full ${index <= reached ? 'bg-accent-ink' : 'bg-sunken'}`}
        />
      ))}
    </p>
  );
}
