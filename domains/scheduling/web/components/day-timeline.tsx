export default function DayTimeline(_: { date: string; today: string }) {
  return null;
}
