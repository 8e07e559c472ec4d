export function MyShifts() {
  return null;
}
export function CalendarFeedCard() {
  return null;
}
