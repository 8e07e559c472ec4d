/** Tells if this is the variant that starts with the schedule, as set on the document (reading 32). */
export function startsWithSchedule(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset['variant'] === 'schedule';
}

/** The path where a second factor is set up in this variant. */
export function secondFactorSetupPath(): '/setup-mfa' | '/user/setup-mfa' {
  return startsWithSchedule() ? '/setup-mfa' : '/user/setup-mfa';
}
