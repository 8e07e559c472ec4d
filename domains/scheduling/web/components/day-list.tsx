export default function DayList(_: { date: string; today: string; onDay: (date: string) => void }) {
  return null;
}
