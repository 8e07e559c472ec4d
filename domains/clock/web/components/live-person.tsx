import { useClient } from '@hearth/client/context';
import { useSend } from '@hearth/client/query';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { toasts } from '@hearth/ui/toast';
import { CircleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { correctPunches } from '../../contract/correction-endpoints.ts';
import { seeException } from '../../contract/live-endpoints.ts';
import type { ClockException, LivePerson, LiveState, NewCorrection } from '../../contract/schemas.ts';
import { useClockWords } from '../words.ts';

const CorrectionDialog = lazy(async () => ({ default: (await import('./correction-dialog.tsx')).CorrectionDialog }));

const TONES = {
  SCHEDULED: 'neutral',
  LATE: 'warn',
  IN: 'ok',
  BREAK: 'info',
  OUT: 'neutral',
  NO_SHOW: 'bad',
} as const satisfies Readonly<Record<LiveState, string>>;

interface PersonProps {
  readonly person: LivePerson;
  readonly brandId: string;
  readonly date: string;
  readonly zone: string;
  readonly canCorrect: boolean;
}

/** Somebody's day on one line, with what is odd about it and what can be done. */
export function LivePersonLine({ person, brandId, date, zone, canCorrect }: PersonProps) {
  const { t, format } = useClockWords();
  const client = useClient();
  const [isCorrecting, setCorrecting] = useState(false);
  const time = (at: string): string => format.instantTime(at, zone);
  const send = async (wanted: NewCorrection): Promise<void> => {
    const params = { id: brandId, employee_id: person.employee_id };
    const { state } = await client.call(correctPunches, { params, body: wanted });
    toasts.show({ message: t(state === 'APPLIED' ? 'edit.applied' : 'edit.pending') });
  };
  const mayCorrect = canCorrect && !person.is_own;
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-40 flex-1 font-bold">{person.name}</span>
        <Badge tone={TONES[person.state]}>{t(`live.states.${person.state}`)}</Badge>
        {person.since !== null && <span className="text-ink-2">{t('live.since', { time: time(person.since) })}</span>}
        {person.worked_minutes > 0 && <span className="tabular-nums">{format.duration(person.worked_minutes)}</span>}
      </div>
      <p className="text-sm text-ink-2">
        {[
          ...(person.position_name === null ? [] : [person.position_name]),
          ...person.shifts.map((shift) => t('card.shift', { from: time(shift.starts_at), to: time(shift.ends_at) })),
        ].join(' · ')}
      </p>
      {person.exceptions.map((exception) => (
        <ExceptionLine
          key={exception.key}
          exception={exception}
          brandId={brandId}
          zone={zone}
          canCorrect={mayCorrect}
          onFix={mayCorrect ? send : undefined}
        />
      ))}
      {canCorrect && (
        <div className="flex flex-wrap gap-2">
          {mayCorrect && (
            <Button size="sm" onClick={() => setCorrecting(true)}>
              {t('live.correct')}
            </Button>
          )}
          {(person.state === 'LATE' || person.state === 'NO_SHOW') && (
            <Link to="/schedule/requests" className={linkButtonLook('secondary', 'sm')}>
              {t('live.cover')}
            </Link>
          )}
        </div>
      )}
      {isCorrecting && (
        <Suspense fallback={null}>
          <CorrectionDialog
            title={t('edit.title')}
            day={date}
            zone={zone}
            punches={person.punches}
            reasonHelp={t('edit.managerHelp')}
            send={send}
            onClose={() => setCorrecting(false)}
          />
        </Suspense>
      )}
    </li>
  );
}

interface ExceptionProps {
  readonly exception: ClockException;
  readonly brandId: string;
  readonly zone: string;
  readonly canCorrect: boolean;
  readonly onFix: ((wanted: NewCorrection) => Promise<void>) | undefined;
}

/** Something odd, with what puts it right in one tap, and the way to let it stand. */
function ExceptionLine({ exception, brandId, zone, canCorrect, onFix }: ExceptionProps) {
  const { t, problem, format } = useClockWords();
  const see = useSend(seeException);
  const [error, setError] = useState<unknown>(null);
  const { fix, kind, minutes, is_seen: isSeen, key } = exception;
  const length = minutes === null ? '' : format.duration(minutes);
  const apply = (): void => {
    if (fix === null) return;
    setError(null);
    onFix?.({ idempotency_key: newId(), changes: [fix], reason: t('live.fixReason') }).catch(setError);
  };
  return (
    <div className={`flex flex-wrap items-center gap-2 text-sm ${isSeen ? 'text-ink-2' : ''}`}>
      <Badge tone={isSeen ? 'neutral' : 'warn'} icon={<Icon of={CircleAlert} size={16} />}>
        {t(`live.exceptions.${kind}`, { length })}
      </Badge>
      <span className="tabular-nums">{format.instantTime(exception.at, zone)}</span>
      {fix !== null && onFix !== undefined && (
        <Button size="sm" onClick={apply}>
          {t('live.fix', { time: format.instantTime(fix.at, zone) })}
        </Button>
      )}
      {canCorrect && !isSeen && (
        <Button
          size="sm"
          variant="ghost"
          busy={see.isPending}
          onClick={() => see.mutate({ params: { id: brandId }, body: { key } })}
        >
          {t('live.seen')}
        </Button>
      )}
      {(error ?? see.error) !== null && <Alert tone="bad">{problem(error ?? see.error)}</Alert>}
    </div>
  );
}
