/** Offers a calendar file as a download: the page has it already, nothing is asked for. */
export function keepCalendar(calendar: string): void {
  const address = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'interview.ics';
  link.click();
  URL.revokeObjectURL(address);
}
