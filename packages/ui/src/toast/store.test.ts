import { describe, expect, it } from 'vitest';
import type { ToastClock } from './store.ts';
import { createToastStore, TOAST_DURATION_MS } from './store.ts';

/** A clock that moves only when told to. */
function handClock() {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  const clock: ToastClock = {
    now: () => now,
    after: (milliseconds, run) => {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  function pass(milliseconds: number) {
    now += milliseconds;
    const due = timers.filter((timer) => timer.at <= now);
    timers = timers.filter((timer) => timer.at > now);
    for (const timer of due) timer.run();
  }
  return { clock, pass };
}

function start() {
  const { clock, pass } = handClock();
  const store = createToastStore(clock);
  return { store, pass, messages: () => store.list().map((toast) => toast.message) };
}

describe('toasts', () => {
  it('stay 3500 ms when nothing else is said', () => {
    const { store, pass, messages } = start();
    store.show({ message: 'Saved' });
    pass(TOAST_DURATION_MS - 1);
    expect(messages()).toEqual(['Saved']);
    pass(1);
    expect(messages()).toEqual([]);
    expect(TOAST_DURATION_MS).toBe(3500);
  });

  it('stay as long as the caller says', () => {
    const { store, pass, messages } = start();
    store.show({ message: 'Timed out', durationMs: 5000 });
    pass(4999);
    expect(messages()).toEqual(['Timed out']);
    pass(1);
    expect(messages()).toEqual([]);
  });

  it('keep the time they had left while someone reads them', () => {
    const { store, pass, messages } = start();
    store.show({ message: 'Moved' });
    pass(3000);
    store.pause();
    store.pause();
    pass(60_000);
    store.resume();
    pass(499);
    expect(messages()).toEqual(['Moved']);
    pass(1);
    expect(messages()).toEqual([]);
  });

  it('wait with their countdown when they arrive during a pause', () => {
    const { store, pass, messages } = start();
    store.pause();
    store.show({ message: 'Late' });
    pass(10_000);
    expect(messages()).toEqual(['Late']);
    store.resume();
    pass(3500);
    expect(messages()).toEqual([]);
  });

  it('run their action once and go', () => {
    const { store, messages } = start();
    let undone = 0;
    const id = store.show({ message: 'Deleted', action: { label: 'Undo', onSelect: () => (undone += 1) } });
    store.act(id);
    store.act(id);
    expect(undone).toBe(1);
    expect(messages()).toEqual([]);
  });

  it('take the place of the one with the same key', () => {
    const { store, pass, messages } = start();
    store.show({ message: '1 shift moved', key: 'move' });
    store.show({ message: 'Something else' });
    pass(3000);
    store.show({ message: '2 shifts moved', key: 'move' });
    expect(messages()).toEqual(['Something else', '2 shifts moved']);
    pass(500);
    expect(messages()).toEqual(['2 shifts moved']);
  });

  it('tell listeners about every change until they leave', () => {
    const { store } = start();
    let told = 0;
    const leave = store.subscribe(() => (told += 1));
    const id = store.show({ message: 'a' });
    store.dismiss(id);
    store.dismiss(id);
    leave();
    store.show({ message: 'b' });
    expect(told).toBe(2);
  });
});
