import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Coffee, LogIn, LogOut, Play } from 'lucide-react';
import { useState } from 'react';
import type { KioskClock, KioskOutcome, KioskPerson } from '../../../contract/kiosk-schemas.ts';
import type { PunchKind } from '../../../contract/schemas.ts';
import { Approval } from './approval.tsx';
import { NewPin } from './new-pin.tsx';
import { Questions } from './questions.tsx';
import type { KioskQuestion } from './questions.tsx';
import type { Pressed } from './use-kiosk.ts';
import { useKioskWords } from './words.ts';

const ICONS = { IN: LogIn, OUT: LogOut, BREAK_START: Coffee, BREAK_END: Play } as const;
/** What can come next; without a network nobody can say what somebody is doing, and everything is offered. */
const NEXT = {
  OUT: ['IN'],
  IN: ['BREAK_START', 'OUT'],
  BREAK: ['BREAK_END', 'OUT'],
  UNKNOWN: ['IN', 'BREAK_START', 'BREAK_END', 'OUT'],
} as const satisfies Readonly<Record<string, readonly PunchKind[]>>;

interface OwnProps {
  readonly person: KioskPerson;
  readonly clock: KioskClock | null;
  readonly zone: string;
  readonly place: string;
  readonly asks: readonly ('BREAKS' | 'TIPS' | 'INJURY')[];
  readonly managers: readonly KioskPerson[];
  readonly press: (pressed: Pressed) => Promise<KioskOutcome | null>;
  readonly changePin: (pin: string) => Promise<void>;
  readonly onDone: (text: string) => void;
  readonly onBack: () => void;
}

const isQuestion = (outcome: string): outcome is KioskQuestion =>
  outcome === 'ASK_EARLY' || outcome === 'ASK_UNSCHEDULED' || outcome === 'ASK_ATTESTATION';

/** Sends what is pressed, and says what became of it: done, asked about, or refused. */
function usePress({ zone, place, press, onDone }: Pick<OwnProps, 'zone' | 'place' | 'press' | 'onDone'>) {
  const { t, problem, format } = useKioskWords();
  const [asked, setAsked] = useState<KioskQuestion | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [unapproved, setUnapproved] = useState<Pressed | null>(null);
  const [busy, setBusy] = useState(false);
  const time = (at: string): string => format.instantTime(at, zone);
  const send = async (pressed: Pressed): Promise<void> => {
    setBusy(true);
    setSaid(null);
    try {
      const answer = await press(pressed);
      const at = time(answer?.at ?? new Date().toISOString());
      const outcome = answer?.outcome ?? null;
      if (outcome === null || outcome === 'HELD' || outcome === 'NOT_KEPT') onDone(t('waits', { time: at }));
      else if (outcome === 'RECORDED' || outcome === 'KNOWN') onDone(t(`done.${pressed.kind}`, { time: at }));
      else if (isQuestion(outcome)) setAsked(outcome);
      else if (outcome === 'NEEDS_MANAGER' || outcome === 'MANAGER_REFUSED') {
        setUnapproved({ ...pressed, approver: undefined });
        setSaid(t(`outcomes.${outcome}`));
      } else setSaid(t(`outcomes.${outcome}`, { time: answer?.from == null ? '' : time(answer.from), place }));
    } catch (error) {
      setSaid(problem(error));
    } finally {
      setBusy(false);
    }
  };
  return { asked, setAsked, said, busy, send, unapproved, setUnapproved };
}

/** The clock of whoever has typed their PIN. */
export function OwnClock(props: OwnProps) {
  const { person, clock, zone, place, asks, managers, press, changePin, onDone, onBack } = props;
  const { t, format } = useKioskWords();
  const time = (at: string): string => format.instantTime(at, zone);
  const { asked, setAsked, said, busy, send, unapproved, setUnapproved } = usePress({ zone, place, press, onDone });
  const [isChoosing, setChoosing] = useState(false);
  const start = (kind: PunchKind): void => {
    // What is asked at the end is known also without a network.
    if (kind === 'OUT' && asks.length > 0) setAsked('ASK_ATTESTATION');
    else void send({ kind, reason: '', attestation: null });
  };
  const state = clock?.state ?? 'UNKNOWN';
  if (isChoosing)
    return <NewPin name={person.name} change={changePin} onDone={onDone} onBack={() => setChoosing(false)} />;
  if (unapproved !== null)
    return (
      <div className="mx-auto grid w-full max-w-120 gap-4">
        {said !== null && <Alert tone="warn">{said}</Alert>}
        <Approval
          key={said}
          managers={managers.filter(({ employee_id: id }) => id !== person.employee_id)}
          onBack={() => setUnapproved(null)}
          onApprove={(approver) => send({ ...unapproved, approver })}
        />
      </div>
    );
  return (
    <div className="mx-auto grid w-full max-w-120 gap-4">
      <Standing person={person} clock={clock} time={time} />
      {said !== null && (
        <Alert tone="warn" urgent>
          {said}
        </Alert>
      )}
      {asked === null ? (
        NEXT[state].map((kind, index) => (
          <Button
            key={kind}
            size="xl"
            wide
            variant={index === 0 ? 'primary' : 'secondary'}
            busy={busy}
            icon={<Icon of={ICONS[kind]} />}
            onClick={() => start(kind)}
          >
            {t(`act.${kind}`)}
          </Button>
        ))
      ) : (
        <Questions
          asked={asked}
          asks={asks}
          busy={busy}
          onAnswer={(more) => {
            const kind = asked === 'ASK_ATTESTATION' ? 'OUT' : 'IN';
            setAsked(null);
            void send({ kind, reason: '', attestation: null, ...more });
          }}
        />
      )}
      {clock !== null && (
        <>
          {clock.pin_is_given && <Alert tone="info">{t('own.given')}</Alert>}
          <Button variant="ghost" size="lg" wide disabled={busy} onClick={() => setChoosing(true)}>
            {t('own.choose')}
          </Button>
        </>
      )}
      <Button variant="ghost" size="lg" wide disabled={busy} onClick={onBack}>
        {t('back')}
      </Button>
    </div>
  );
}

interface StandingProps {
  readonly person: KioskPerson;
  readonly clock: KioskClock | null;
  readonly time: (at: string) => string;
}

/** Whose clock it is, and what they are doing, where that is known. */
function Standing({ person, clock, time }: StandingProps) {
  const { t } = useKioskWords();
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <h1 className="text-2xl font-bold">
        <bdi>{person.name}</bdi>
      </h1>
      {clock !== null && (
        <p className="flex flex-wrap items-center justify-center gap-2">
          <Badge tone={clock.state === 'IN' ? 'ok' : clock.state === 'BREAK' ? 'warn' : 'neutral'}>
            {t(`state.${clock.state}`)}
          </Badge>
          {clock.since !== null && <span className="text-ink-2">{t('since', { time: time(clock.since) })}</span>}
          {clock.since === null && clock.shift !== null && (
            <span className="text-ink-2">
              {t('shift', { from: time(clock.shift.starts_at), to: time(clock.shift.ends_at) })}
            </span>
          )}
        </p>
      )}
      {clock?.state === 'IN' && clock.break_due !== null && (
        <Badge tone="warn">{t('break.due', { time: time(clock.break_due.due_at) })}</Badge>
      )}
    </div>
  );
}
