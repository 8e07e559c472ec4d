/** The source of time, replaceable in tests. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. */
export interface SetClock extends Clock {
  set(instant: string): void;
  advance(milliseconds: number): void;
}

export function clockAt(instant: string): SetClock {
  let time = Date.parse(instant);
  return {
    now: () => new Date(time),
    set: (next) => {
      time = Date.parse(next);
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
