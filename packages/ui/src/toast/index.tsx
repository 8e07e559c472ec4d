import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { FocusEvent, MouseEvent } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Tone } from '../classes/tones.ts';
import { Icon } from '../icon/index.tsx';
import type { Toast, ToastStore } from './store.ts';
import { createToastStore } from './store.ts';

export type { ToastRequest } from './store.ts';
export { TOAST_DURATION_MS, UNDO_DURATION_MS } from './store.ts';

/** The toasts of this page: toasts.show({ message, action }). */
export const toasts: ToastStore = createToastStore();

const NONE: readonly Toast[] = [];
const DRAWING = { neutral: Info, info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert } satisfies Record<
  Tone,
  typeof Info
>;

/** What the region takes: its name, the name of the closing button, and for tests another store. */
export type ToastRegionProps = { label: string; dismissLabel: string; store?: ToastStore | undefined };

/**
 * Shows toasts, once in the shell; hovering or focusing one pauses the countdowns. Reading one (pointer or focus)
 * stops the countdowns.
 */
export function ToastRegion({ label, dismissLabel, store = toasts }: ToastRegionProps) {
  const shown = useSyncExternalStore(store.subscribe, store.list, () => NONE);
  const [held, setHeld] = useState(false);
  function hold() {
    store.pause();
    setHeld(true);
  }
  function release() {
    store.resume();
    setHeld(false);
  }
  function leave({ currentTarget: list, relatedTarget: next }: FocusEvent | MouseEvent) {
    // Who reads by keyboard may move the pointer away, and the other way round.
    if (!list.matches(':hover, :focus-within') && !list.contains(next as Node | null)) release();
  }
  const none = shown.length === 0;
  useEffect(() => {
    // What went away under the pointer or with the focus says no farewell.
    if (none) release();
    // oxlint-disable-next-line react/exhaustive-deps -- only when the last one has gone
  }, [none]);
  return (
    <section
      aria-label={label}
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-toast flex justify-center p-4 phone:bottom-17"
    >
      <ol
        aria-live="polite"
        aria-relevant="additions"
        className="grid w-full max-w-xl justify-items-center gap-2"
        onMouseEnter={hold}
        onMouseLeave={leave}
        onFocus={hold}
        onBlur={leave}
      >
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} held={held} dismissLabel={dismissLabel} store={store} />
        ))}
      </ol>
    </section>
  );
}

function ToastCard({
  toast,
  held,
  dismissLabel,
  store,
}: {
  toast: Toast;
  held: boolean;
  dismissLabel: string;
  store: ToastStore;
}) {
  return (
    <li className="pointer-events-auto relative flex min-h-12 max-w-full phone:w-full phone:flex-wrap animate-[toast-in_180ms_ease-out] items-center gap-3 overflow-hidden rounded-md bg-ink py-1.5 ps-4 pe-2 text-base text-surface shadow-lifted">
      <Icon of={DRAWING[toast.tone]} size={20} />
      <span className="min-w-40 flex-1 py-1">{toast.message}</span>
      {toast.action !== undefined && (
        <button
          type="button"
          onClick={() => store.act(toast.id)}
          className={`${BUTTON} border border-surface/35 px-3 font-bold`}
        >
          {toast.action.label}
          {toast.action.keyHint !== undefined && (
            <kbd className="ms-2 rounded-xs border border-surface/35 px-1 text-xs font-normal">
              {toast.action.keyHint}
            </kbd>
          )}
        </button>
      )}
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={() => store.dismiss(toast.id)}
        className={`${BUTTON} size-8 justify-center phone:size-11`}
      >
        <Icon of={X} />
      </button>
      <span
        aria-hidden="true"
        className="absolute start-0 bottom-0 h-0.5 w-full bg-accent"
        style={{
          animation: `toast-left ${toast.durationMs}ms linear forwards`,
          animationPlayState: held ? 'paused' : 'running',
        }}
      />
    </li>
  );
}

const BUTTON =
  'inline-flex min-h-8 shrink-0 items-center rounded-sm outline-current transition-colors duration-150 hover:bg-surface/15 phone:min-h-11';
