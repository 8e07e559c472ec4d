import { useCall } from '@hearth/client/query';
import { useReadAgainOn } from '@hearth/client/use-read-again';
import { newId } from '@hearth/kit/id';
import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { toasts } from '@hearth/ui/toast';
import { Coffee, LogIn, LogOut, Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { getMyClock } from '../../contract/endpoints.ts';
import { PUNCHES_CHANGED } from '../../contract/events.ts';
import type { Attestation, MyClock, PunchKind } from '../../contract/schemas.ts';
import { withWaiting } from '../state/punch-queue.ts';
import { useClockWords } from '../words.ts';
import { readPosition } from './read-position.ts';
import { usePunching } from './use-punching.ts';

const ClockDialogs = lazy(async () => ({ default: (await import('./clock-dialogs.tsx')).ClockDialogs }));

/** What the clock asks before it records a punch. */
export type ClockQuestion = 'ASK_EARLY' | 'ASK_UNSCHEDULED' | 'ASK_ATTESTATION';

/** One's own clock at each employment that offers it; nothing where none does. */
export function ClockCards({ linked = false }: { linked?: boolean }) {
  const read = useCall(getMyClock, {}, { keepPrevious: true });
  useReadAgainOn([PUNCHES_CHANGED], [getMyClock]);
  const clocks = read.data?.clocks ?? [];
  return clocks.map((clock) => (
    <ClockCard key={clock.employee_id} clock={clock} named={clocks.length > 1} linked={linked} />
  ));
}

/** Clocks in and out, and begins and ends breaks; what cannot be sent waits on the device, and the card says so. */
function ClockCard({ clock: known, named, linked }: { clock: MyClock; named: boolean; linked: boolean }) {
  const { t, problem, format } = useClockWords();
  const { punch, waiting, busy } = usePunching();
  const clock = withWaiting(known, waiting);
  const own = waiting.filter(({ employeeId }) => employeeId === clock.employee_id).length;
  const [asked, setAsked] = useState<ClockQuestion | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const time = (at: string): string => format.instantTime(at, clock.time_zone);

  const press = async (kind: PunchKind, more: { reason?: string; attestation?: Attestation } = {}): Promise<void> => {
    setSaid(null);
    const at = new Date().toISOString();
    try {
      const position = clock.needs_position && kind === 'IN' ? await readPosition() : null;
      const answer = await punch(clock.employee_id, {
        idempotency_key: newId(),
        kind,
        device_at: at,
        position,
        position_id: kind === 'IN' ? (clock.shift?.position_id ?? null) : null,
        reason: more.reason ?? '',
        attestation: more.attestation ?? null,
      });
      setAsked(null);
      if (answer === null) return;
      const outcome = answer?.outcome ?? 'RECORDED';
      if (outcome === 'ASK_EARLY' || outcome === 'ASK_UNSCHEDULED' || outcome === 'ASK_ATTESTATION') setAsked(outcome);
      else if (outcome === 'RECORDED' || outcome === 'KNOWN')
        toasts.show({ message: t(`done.${kind}`, { time: time(at) }), tone: 'ok' });
      else
        setSaid(
          t(`outcomes.${outcome}`, { time: answer?.from == null ? '' : time(answer.from), place: clock.location_name }),
        );
    } catch (error) {
      setAsked(null);
      setSaid(problem(error));
    }
  };

  return (
    <Card
      title={named ? clock.location_name : t('card.title')}
      action={
        linked && (
          <Link to="/my/hours" className={`${TEXT_LINK} inline-flex min-h-8 items-center phone:min-h-11`}>
            {t('mine.title')}
          </Link>
        )
      }
    >
      <div className="grid gap-3">
        <Standing clock={clock} />
        {said !== null && (
          <Alert tone="warn" urgent>
            {said}
          </Alert>
        )}
        {own > 0 && <Alert tone="info">{t('card.waiting', { count: own })}</Alert>}
        <ClockButtons clock={clock} busy={busy} onPress={(kind) => void press(kind)} />
      </div>
      {asked !== null && (
        <Suspense fallback={null}>
          <ClockDialogs
            asked={asked}
            clock={clock}
            onClose={() => setAsked(null)}
            onAnswer={(more) => press(asked === 'ASK_ATTESTATION' ? 'OUT' : 'IN', more)}
          />
        </Suspense>
      )}
    </Card>
  );
}

/** What one is doing now, and since when; before work, the shift to come. */
function Standing({ clock }: { clock: MyClock }) {
  const { t, format } = useClockWords();
  const time = (at: string): string => format.instantTime(at, clock.time_zone);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1" role="status">
      <Badge tone={clock.state === 'IN' ? 'ok' : clock.state === 'BREAK' ? 'warn' : 'neutral'}>
        {t(`card.state.${clock.state}`)}
      </Badge>
      <span className="text-ink-2">
        {clock.since !== null
          ? t('card.since', { time: time(clock.since) })
          : clock.shift !== null &&
            t('card.shift', { from: time(clock.shift.starts_at), to: time(clock.shift.ends_at) })}
      </span>
      {clock.state === 'IN' && clock.break_due !== null && (
        <Badge tone="warn">{t('card.breakDue', { time: time(clock.break_due.due_at) })}</Badge>
      )}
    </div>
  );
}

interface ButtonsProps {
  readonly clock: MyClock;
  readonly busy: boolean;
  readonly onPress: (kind: PunchKind) => void;
}

/** The one or two things that come next. */
function ClockButtons({ clock, busy, onPress }: ButtonsProps) {
  const { t } = useClockWords();
  if (clock.state === 'OUT')
    return (
      <Button variant="primary" size="lg" wide busy={busy} icon={<Icon of={LogIn} />} onClick={() => onPress('IN')}>
        {t('card.in')}
      </Button>
    );
  return (
    <div className="grid grid-cols-2 gap-3">
      {clock.state === 'IN' ? (
        <Button size="lg" wide busy={busy} icon={<Icon of={Coffee} />} onClick={() => onPress('BREAK_START')}>
          {t('card.pause')}
        </Button>
      ) : (
        <Button
          variant="primary"
          size="lg"
          wide
          busy={busy}
          icon={<Icon of={Play} />}
          onClick={() => onPress('BREAK_END')}
        >
          {t('card.back')}
        </Button>
      )}
      <Button size="lg" wide busy={busy} icon={<Icon of={LogOut} />} onClick={() => onPress('OUT')}>
        {t('card.out')}
      </Button>
    </div>
  );
}
