import { useConnection } from '@hearth/client/context';
import type { WaitingCall } from '@hearth/client/browser/outbox';
import { useWaitingCalls } from '@hearth/client/browser/outbox';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Clock } from 'lucide-react';
import type { ComponentType } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import en from './phrases/en.json';
import { WAITING_PLACE_ID } from './waiting-place.ts';

type Reason = ComponentType<{ readonly code: string }>;

/** The domains whose calls are kept, with the words for what was refused; needed by hardly anybody. */
const REASONS: Readonly<Record<string, Reason>> = {
  deals: lazy(async () => ({ default: (await import('@hearth/domains/deals/widgets')).DealProblem })),
  scheduling: lazy(async () => ({ default: (await import('@hearth/domains/scheduling/widgets')).OwnDayProblem })),
};

/** What the reader did without a connection, at the top of the page: what waits to be sent with a way to take it back, and what was refused with why. */
export function WaitingList() {
  const calls = useWaitingCalls();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    // The page is drawn by then.
    const frame = requestAnimationFrame(() => setPlace(document.getElementById(WAITING_PLACE_ID)));
    return () => cancelAnimationFrame(frame);
  }, [calls]);
  if (place === null || calls.length === 0) return null;
  const refused = calls.filter((call) => call.refused !== null);
  const waiting = calls.filter((call) => call.refused === null);
  return createPortal(
    <div className="mx-auto mb-4 grid max-w-5xl gap-3">
      {refused.map((call) => (
        <RefusedCall key={call.id} call={call} />
      ))}
      {waiting.length > 0 && <WaitingLines calls={waiting} />}
    </div>,
    place,
  );
}

function WaitingLines({ calls }: { calls: readonly WaitingCall[] }) {
  const { t } = usePhrases('offline', en);
  const { outbox } = useConnection();
  return (
    <Alert tone="info" icon={<Icon of={Clock} size={20} />} title={t('waiting.title', { count: calls.length })}>
      <p className="text-sm text-ink-2">{t('waiting.note')}</p>
      <ul className="mt-1 divide-y divide-line">
        {calls.map(({ id, label }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
            <span className="min-w-0 flex-1 break-words">{label}</span>
            <Button size="sm" onClick={() => void outbox?.remove(id)}>
              {t('waiting.undo')}
              <span className="sr-only"> {label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function RefusedCall({ call: { id, label, line, refused } }: { call: WaitingCall }) {
  const { t } = usePhrases('offline', en);
  const { outbox } = useConnection();
  const Why = REASONS[line.id.split('.')[0] ?? ''];
  return (
    <Alert
      tone="bad"
      title={t('waiting.refused', { what: label })}
      action={
        <Button size="sm" onClick={() => void outbox?.remove(id)}>
          {t('waiting.understood')}
        </Button>
      }
    >
      {Why !== undefined && (
        <Suspense fallback={null}>
          <Why code={refused ?? ''} />
        </Suspense>
      )}
    </Alert>
  );
}
