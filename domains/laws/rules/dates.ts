const MS_PER_DAY = 86_400_000;

/** A day some days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Monday is 1, Sunday is 7. */
export function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The first Monday of September of a day’s year, which ends the summer of American child labour law. */
export function laborDay(day: string): string {
  const first = `${day.slice(0, 4)}-09-01`;
  return addDays(first, (8 - weekday(first)) % 7);
}

/** Whether a day lies from 1 June through Labor Day. */
export function isSummer(day: string): boolean {
  return day >= `${day.slice(0, 4)}-06-01` && day <= laborDay(day);
}

/** Completed years on a day; who was born on 29 February turns a year older on 1 March. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) >= birth.slice(5) ? years : years - 1;
}
