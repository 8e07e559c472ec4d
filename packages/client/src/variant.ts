/** Whether this is the variant of the application that starts with the schedule; the server says so on the document (reading 32). */
export function startsWithSchedule(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset['variant'] === 'schedule';
}

/** Where a second step is set up in this variant. */
export function setupPath(): '/setup-mfa' | '/user/setup-mfa' {
  return startsWithSchedule() ? '/setup-mfa' : '/user/setup-mfa';
}
