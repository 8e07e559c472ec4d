/** A time and a zone of the machine that tests have to hold at. */
export interface Moment {
  readonly name: string;
  /** Null: now. */
  readonly at: string | null;
  readonly zone: string;
}

/** Turns of years, months and weeks, changes of the clocks, long after the code was written, the far sides of the world. */
export const MOMENTS: readonly Moment[] = [
  { name: 'new-year', at: '2026-12-31T23:59:00Z', zone: 'UTC' },
  { name: 'leap-day', at: '2028-02-29T12:00:00Z', zone: 'UTC' },
  { name: 'europe-spring', at: '2027-03-28T00:59:30Z', zone: 'Europe/Lisbon' },
  { name: 'europe-autumn', at: '2027-10-31T00:59:30Z', zone: 'Europe/Lisbon' },
  { name: 'america-spring', at: '2027-03-14T06:59:30Z', zone: 'America/New_York' },
  { name: 'america-autumn', at: '2027-11-07T05:59:30Z', zone: 'America/New_York' },
  { name: 'monday', at: '2026-11-30T00:05:00Z', zone: 'UTC' },
  { name: 'ten-years', at: '2036-11-23T10:00:00Z', zone: 'UTC' },
  { name: 'auckland', at: null, zone: 'Pacific/Auckland' },
  { name: 'honolulu', at: null, zone: 'Pacific/Honolulu' },
];

/** The moment that a commit is tested at, always the same. */
export function momentForCommit(commit: string): Moment {
  const drawn = MOMENTS[Number.parseInt(commit.slice(0, 8), 16) % MOMENTS.length];
  if (drawn === undefined) throw new Error(`${commit} is not the name of a commit.`);
  return drawn;
}

const PRELOAD = new URL('../../packages/testing/src/machine-clock.ts', import.meta.url).href;

/** The environment of a process that stands at a moment, with all that it starts. */
export function environmentAt(moment: Moment): NodeJS.ProcessEnv {
  return {
    ...process.env,
    TZ: moment.zone,
    MACHINE_CLOCK_SHIFT_MS: String(clockShift(moment, Date.now())),
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${PRELOAD}`,
  };
}

/** The moment of this name, or the one that a commit draws where the name is `commit`. */
export function momentNamed(name: string, commit: () => string): Moment {
  const moment = name === 'commit' ? momentForCommit(commit()) : MOMENTS.find((one) => one.name === name);
  if (moment === undefined)
    throw new Error(`${name} is none of ${['commit', ...MOMENTS.map((one) => one.name)].join(', ')}.`);
  return moment;
}

/** The offset of the machine's clock that reaches a moment. */
export function clockShift({ at }: Moment, now: number): number {
  return at === null ? 0 : Date.parse(at) - now;
}
