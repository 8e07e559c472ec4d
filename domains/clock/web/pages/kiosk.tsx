import { Alert } from '@hearth/ui/alert';
import { Badge } from '@hearth/ui/badge';
import { Icon } from '@hearth/ui/icon';
import { PageTitle } from '@hearth/ui/page-title';
import { CircleCheck, WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KioskClock, KioskPerson } from '../../contract/kiosk-schemas.ts';
import { OwnClock } from '../components/kiosk/own-clock.tsx';
import { Pairing } from '../components/kiosk/pairing.tsx';
import { People } from '../components/kiosk/people.tsx';
import { PinPad } from '../components/kiosk/pin-pad.tsx';
import { useKiosk } from '../components/kiosk/use-kiosk.ts';
import { useKioskWords } from '../components/kiosk/words.ts';
import { useNow } from '../components/use-now.ts';

/** Whoever walks away leaves nothing open for the next one. */
const IDLE_MS = 25_000;
const DONE_MS = 4_000;

/**
 * Where somebody is: choosing their name, with what was done before them, typing their PIN, or at their clock with what they have typed.
 * Each time is a step of its own: what arrives for another one is nobody’s to see.
 */
type Step =
  | { readonly at: 'PEOPLE'; readonly done: string | null }
  | { readonly at: 'PIN'; readonly person: KioskPerson }
  | { readonly at: 'CLOCK'; readonly person: KioskPerson; readonly pin: string; readonly clock: KioskClock | null };

/** The clock of a shared tablet. It works without a network, and shows nobody what is another’s. */
export function Component() {
  const { t, format } = useKioskWords();
  const kiosk = useKiosk();
  const now = useNow();
  const [step, setStep] = useState<Step>({ at: 'PEOPLE', done: null });
  const home = (): void => setStep({ at: 'PEOPLE', done: null });
  /** Goes on from this step, unless it has ended: whoever was waited for has left, or somebody else stands here. */
  const goOn = (next: Step): void => setStep((now) => (now === step ? next : now));
  const done = step.at === 'PEOPLE' ? step.done : null;
  useIdle(step, home);
  useEffect(() => {
    if (done === null) return undefined;
    const timer = setTimeout(() => setStep({ at: 'PEOPLE', done: null }), DONE_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const { memory } = kiosk;
  const day = memory?.day ?? null;
  const waiting = memory?.queue.length ?? 0;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-bg text-ink">
      <PageTitle>{t('title')}</PageTitle>
      <header className="flex flex-wrap items-center gap-3 border-b border-line bg-surface px-6 py-4">
        <p className="flex-1 text-lg font-bold">{day?.location_name ?? t('title')}</p>
        {memory !== null && !kiosk.isOnline && (
          <Badge tone="warn" icon={<Icon of={WifiOff} size={16} />}>
            {t('offline')}
          </Badge>
        )}
        {waiting > 0 && <span className="text-ink-2">{t('waiting', { count: waiting })}</span>}
        {day !== null && (
          <p className="text-2xl font-bold tabular-nums">
            {format.instantTime(new Date(now).toISOString(), day.time_zone)}
          </p>
        )}
      </header>
      <main className="grid content-start gap-6 p-6">
        {done !== null && (
          <Alert tone="ok" urgent icon={<Icon of={CircleCheck} />}>
            {done}
          </Alert>
        )}
        {memory === null && <Pairing isEnded={kiosk.isEnded} onPair={kiosk.pair} />}
        {memory !== null && day === null && <p role="status">{t(kiosk.isOnline ? 'loading' : 'noDay')}</p>}
        {day !== null && step.at === 'PEOPLE' && (
          <People people={day.people} onChoose={(person) => setStep({ at: 'PIN', person })} />
        )}
        {day !== null && step.at === 'PIN' && (
          <PinPad
            title={t('pin.title', { name: step.person.name })}
            onBack={home}
            onPin={async (pin) => {
              const clock = await kiosk.open(step.person.employee_id, pin);
              goOn({ at: 'CLOCK', person: step.person, pin, clock });
            }}
          />
        )}
        {day !== null && step.at === 'CLOCK' && (
          <OwnClock
            person={step.person}
            clock={step.clock}
            zone={day.time_zone}
            place={day.location_name}
            asks={day.asks}
            // A day that was kept by an older release names none.
            managers={day.managers ?? []}
            changePin={(pin) => kiosk.changePin(step.person.employee_id, step.pin, pin)}
            press={(pressed) => kiosk.punch(step.person.employee_id, step.pin, pressed)}
            onDone={(text) => goOn({ at: 'PEOPLE', done: text })}
            onBack={home}
          />
        )}
      </main>
    </div>
  );
}

/** Goes back to the names once nobody has touched anything for a while. */
function useIdle(step: Step, leave: () => void): void {
  const last = useRef(leave);
  useEffect(() => {
    last.current = leave;
  });
  useEffect(() => {
    if (step.at === 'PEOPLE') return undefined;
    const wait = () => setTimeout(() => last.current(), IDLE_MS);
    let timer = wait();
    const touch = (): void => {
      clearTimeout(timer);
      timer = wait();
    };
    globalThis.addEventListener('pointerdown', touch);
    globalThis.addEventListener('keydown', touch);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('pointerdown', touch);
      globalThis.removeEventListener('keydown', touch);
    };
  }, [step]);
}
