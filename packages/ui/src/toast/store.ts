import type { Tone } from '../classes/tones.ts';

/** The default duration of a toast, in milliseconds. */
export const TOAST_DURATION_MS = 3500;

/** The time during which undo is offered, in milliseconds. */
export const UNDO_DURATION_MS = 10_000;

/** A toast to show: a sentence about what was done, and an optional action such as undo. */
export type ToastRequest = {
  message: string;
  tone?: Tone | undefined;
  durationMs?: number | undefined;
  action?: { label: string; onSelect: () => void; keyHint?: string | undefined } | undefined;
  /** A toast with the same key takes the place of the one before. */
  key?: string | undefined;
};

/** A toast on the screen. */
export type Toast = ToastRequest & { id: number; tone: Tone; durationMs: number };

/** The clock a store runs on, so that tests own the time. */
export type ToastClock = { now: () => number; after: (milliseconds: number, run: () => void) => () => void };

/** Shows, holds and removes toasts. */
export type ToastStore = {
  show: (request: ToastRequest) => number;
  dismiss: (id: number) => void;
  /** Runs the toast's action and removes it. */
  act: (id: number) => void;
  /** Stops every countdown while someone reads; resume lets each have the time it had left. */
  pause: () => void;
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  list: () => readonly Toast[];
};

type Countdown = { startedAt: number; leftMs: number; cancel: (() => void) | undefined };

const browserClock: ToastClock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Makes a store of toasts. */
export function createToastStore(clock: ToastClock = browserClock): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let paused = false;
  const countdowns = new Map<number, Countdown>();
  const listeners = new Set<() => void>();

  function change(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }
  function run(id: number, countdown: Countdown) {
    countdown.startedAt = clock.now();
    countdown.cancel = clock.after(countdown.leftMs, () => dismiss(id));
  }
  function dismiss(id: number) {
    countdowns.get(id)?.cancel?.();
    countdowns.delete(id);
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
  }
  function show(request: ToastRequest): number {
    const same = request.key === undefined ? undefined : toasts.find((toast) => toast.key === request.key);
    if (same !== undefined) dismiss(same.id);
    lastId += 1;
    const toast: Toast = {
      ...request,
      id: lastId,
      tone: request.tone ?? 'ok',
      durationMs: request.durationMs ?? TOAST_DURATION_MS,
    };
    const countdown: Countdown = { startedAt: 0, leftMs: toast.durationMs, cancel: undefined };
    countdowns.set(toast.id, countdown);
    if (!paused) run(toast.id, countdown);
    change([...toasts, toast]);
    return toast.id;
  }
  function act(id: number) {
    const action = toasts.find((toast) => toast.id === id)?.action;
    dismiss(id);
    action?.onSelect();
  }
  function pause() {
    if (paused) return;
    paused = true;
    for (const countdown of countdowns.values()) {
      countdown.cancel?.();
      countdown.leftMs -= clock.now() - countdown.startedAt;
    }
  }
  function resume() {
    if (!paused) return;
    paused = false;
    for (const [id, countdown] of countdowns) run(id, countdown);
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return { show, dismiss, act, pause, resume, subscribe, list: () => toasts };
}
