import { useConnection } from '@hearth/client/context';
import { usePhrases } from '@hearth/i18n/phrases';
import { toasts } from '@hearth/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { loginPath } from '@hearth/domains/identity/session';
import en from '../phrases/en.json';
import { forgetRead, isLeaving } from './leave.ts';

/** The duration of the session timeout toast, in milliseconds. */
const TIMEOUT_TOAST_MS = 5_000;

/**
 * Looks after the session while pages behind the login are open: when the window comes to the front, and when the session says
 * that it has changed. Only a definite "nobody is signed in" ends it: sign-out, the login page with the way back, one toast.
 */
export function useSessionWatch(): void {
  const { session } = useConnection();
  const navigate = useNavigate();
  const { t } = usePhrases('shell', en);
  const end = useEffectEvent(async () => {
    const { pathname, search, hash } = location;
    await Promise.all([session.signOut().catch(() => undefined), forgetRead().catch(() => undefined)]);
    toasts.show({ message: t('session.timedOut'), tone: 'bad', durationMs: TIMEOUT_TOAST_MS, key: 'session' });
    await navigate(loginPath(`${pathname}${search}${hash}`));
  });
  useEffect(() => {
    let ended = false;
    const look = async (): Promise<void> => {
      if (ended || document.visibilityState === 'hidden') return;
      // The frame may not answer; that says nothing about the session.
      const signedIn = await session.check().catch(() => true);
      if (signedIn || ended || isLeaving()) return;
      ended = true;
      await end();
    };
    const onFocus = (): void => void look();
    window.addEventListener('focus', onFocus);
    const stop = session.subscribe(onFocus);
    return () => {
      ended = true;
      window.removeEventListener('focus', onFocus);
      stop();
    };
  }, [session]);
}
