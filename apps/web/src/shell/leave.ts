import type { Session } from '@hearth/client/session';
import { sharedState } from '@hearth/client/shared-state';

let leaving = false;

/** Tells if the reader is signing out deliberately, which is no time-out. */
export function isLeaving(): boolean {
  return leaving;
}

/** Removes what this browser keeps of the reader for when there is no connection. */
export async function forget(): Promise<void> {
  await (await import('../offline/kept-store.ts')).keptStore.clear();
}

/** The same for somebody whose session ended by itself: what they asked for without a connection waits until they sign in again. */
export async function forgetRead(): Promise<void> {
  const [{ keptStore }, { waitingPrefix }] = await Promise.all([
    import('../offline/kept-store.ts'),
    import('../offline/waiting-calls.ts'),
  ]);
  await keptStore.clearBut(waitingPrefix());
}

/** Signs out and starts over at the login page, so that nothing of this person stays in memory. */
export async function leave(session: Session): Promise<void> {
  leaving = true;
  sharedState.forgetAll();
  await Promise.all([session.signOut().catch(() => undefined), forget()]);
  location.assign('/user/login');
}
