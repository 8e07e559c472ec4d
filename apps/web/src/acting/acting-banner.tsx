import { useConnection } from '@hearth/client/context';
import { useCall } from '@hearth/client/query';
import { startOver } from '@hearth/client/browser/start-over';
import { getImpersonation } from '@hearth/domains/identity/contract';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { VenetianMask } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { minutesLeft } from './minutes-left.ts';
import { useActingWords } from './words.ts';

const LOOK_MS = 5_000;

/** On every page, for as long as somebody acts for another person: for whom, how long still, and the way back. 44 px. */
export default function ActingBanner() {
  const { t, rich, problem } = useActingWords();
  const { session, cookieDomain } = useConnection();
  const { data } = useCall(getImpersonation, {});
  const acting = data?.impersonation ?? null;
  const left = useMinutesLeft(acting?.ends_at);
  const [stopping, setStopping] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  useBannerOffset();
  const stop = async (): Promise<void> => {
    setStopping(true);
    setFailed(null);
    try {
      await session.stopActing();
      startOver('/dashboard', cookieDomain);
    } catch (error) {
      setFailed(error);
      setStopping(false);
    }
  };
  return (
    <section
      aria-label={t('banner.label')}
      className="flex h-11 items-center gap-2.5 border-b border-warn bg-warn-soft ps-4 pe-2 text-dense text-warn"
    >
      <Icon of={VenetianMask} className="shrink-0" />
      <p className="line-clamp-2 min-w-0 flex-1 leading-tight font-bold">
        {failed === null
          ? rich('banner.acting', { name: <bdi key="name">{acting?.subject_name ?? '…'}</bdi> })
          : problem(failed)}
      </p>
      {left !== null && <p className="shrink-0 phone:text-sm">{t('banner.left', { count: left })}</p>}
      <Button variant="secondary" size="sm" busy={stopping} onClick={() => void stop()} className="shrink-0">
        {t('banner.stop')}
      </Button>
    </section>
  );
}

/** Whole minutes, looked at now and then; when none is left, the frame is asked who this browser is now. */
function useMinutesLeft(endsAt: string | undefined): number | null {
  const { session } = useConnection();
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const look = (): void => {
      const minutes = minutesLeft(endsAt, Date.now());
      setLeft(minutes);
      if (minutes === 0) void session.check(true).catch(() => undefined);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [endsAt, session]);
  return left;
}

/** Moves everything below the header down by the banner's height. */
function useBannerOffset(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--banner-height', '44px');
    return () => void style.removeProperty('--banner-height');
  }, []);
}
