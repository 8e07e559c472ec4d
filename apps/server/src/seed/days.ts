const DAY_MS = 86_400_000;

/** A calendar day some days from another, both `YYYY-MM-DD`. */
export function plusDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of an instant's week, in UTC: precise enough for seed data. */
export function startOfWeek(now: Date): string {
  const today = now.toISOString().slice(0, 10);
  const weekday = (now.getUTCDay() + 6) % 7;
  return plusDays(today, -weekday);
}

/** Minutes after midnight as a wall-clock time; past midnight it goes on from 00:00. */
export function clockTime(minutes: number): string {
  const inDay = minutes % (24 * 60);
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}
