/** Where a paused page starts over: the schedule for whoever works in it, the dashboard for everybody else (reading 32). */
export function homeAfterPause(path: string): '/dashboard' | '/schedule' {
  return /^\/schedule(\/|$)/.test(path) ? '/schedule' : '/dashboard';
}
