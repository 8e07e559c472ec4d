import { endAt, startAt, unassign } from './conflict-fixes.ts';
import type { PersonWeek, Report, RuleShift } from './conflict-report.ts';

const MS_PER_MINUTE = 60_000;

/** Two shifts at once; and too little rest between the last shift of a day and the first of another. */
export function checkPairs({ shifts: all, frame: { zone } }: PersonWeek, report: Report): void {
  const rest = report.limit('rest_gap');
  let latest: RuleShift | undefined;
  for (let index = 0; index < all.length; index += 1) {
    const current = all[index];
    if (current === undefined) continue;
    for (let next = index + 1; next < all.length; next += 1) {
      const later = all[next];
      if (later === undefined || later.start >= current.end) break;
      if (current.ours || later.ours) addOverlap(current, later, report, zone);
    }
    if (latest !== undefined && rest !== undefined && (latest.ours || current.ours)) {
      const gap = (current.start - latest.end) / MS_PER_MINUTE;
      // A split shift (lunch and dinner of one day) is one working day: the rest rule is about the night between.
      if (gap >= 0 && gap < rest && latest.day !== current.day) addShortRest(latest, current, gap, rest, report, zone);
    }
    if (latest === undefined || current.end > latest.end) latest = current;
  }
}

function addOverlap(first: RuleShift, second: RuleShift, report: Report, zone: string): void {
  const minutes = (Math.min(first.end, second.end) - second.start) / MS_PER_MINUTE;
  report.add({
    rule: 'overlap',
    anchor: [first.shift.id, second.shift.id].sort().join('+'),
    shifts: [first, second],
    day: second.ours ? second.day : first.day,
    actual: minutes,
    limit: 0,
    fixes: [
      ...(second.ours ? startAt(second.shift, first.end, zone) : []),
      ...(first.ours ? endAt(first.shift, second.start, zone) : []),
      unassign(second.ours ? second.shift : first.shift),
    ],
  });
}

function addShortRest(
  first: RuleShift,
  second: RuleShift,
  gap: number,
  rest: number,
  report: Report,
  zone: string,
): void {
  report.add({
    rule: 'rest_gap',
    anchor: [first.shift.id, second.shift.id].sort().join('+'),
    shifts: [first, second],
    day: second.ours ? second.day : first.day,
    actual: gap,
    limit: rest,
    fixes: [
      ...(second.ours ? startAt(second.shift, first.end + rest * MS_PER_MINUTE, zone) : []),
      ...(first.ours ? endAt(first.shift, second.start - rest * MS_PER_MINUTE, zone) : []),
      unassign(second.ours ? second.shift : first.shift),
    ],
  });
}
