/** The parts of a day by their first and last hour: a night ends on the next day. Together they are one whole day. */
export const DAY_PART_HOURS = {
  MORNING: [5, 12],
  AFTERNOON: [12, 17],
  EVENING: [17, 22],
  NIGHT: [22, 29],
} as const satisfies Readonly<Record<string, readonly [first: number, last: number]>>;

/** A part of a day, as people say when they can work. */
export type DayPartName = keyof typeof DAY_PART_HOURS;

/** The parts of a day in their order. */
export const DAY_PART_NAMES: readonly DayPartName[] = ['MORNING', 'AFTERNOON', 'EVENING', 'NIGHT'];
