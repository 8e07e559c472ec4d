import { useCommonPhrases } from '@hearth/i18n/phrases';
import { use, useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../button/index.tsx';
import { join } from '../../classes/join.ts';
import { Reconnect } from '../../provider/reconnect.ts';

/** The props of a PendingRead: the read, and what stands in its place while it is on its way. */
export type PendingReadProps = {
  of: { readonly fetchStatus?: 'fetching' | 'paused' | 'idle' | undefined; readonly refetch: () => unknown };
  children: ReactNode;
  className?: string | undefined;
};

/** What is kept on the device is found within this time: before that nothing is said of it. */
const KEPT_MS = 400;

/** A read without an answer so far: what stands in its place while it is on its way, or that there is no connection. */
export function PendingRead(props: PendingReadProps) {
  return props.of.fetchStatus === 'paused' ? <OfflineRead {...props} /> : props.children;
}

/** Drawn without other widgets: every page loads it, and must be able to say so when it can load nothing more. */
function OfflineRead({ of, children, className }: PendingReadProps) {
  const { t } = useCommonPhrases();
  const reconnect = use(Reconnect);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsMissing(true), KEPT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isMissing) return children;
  return (
    <div role="status" className={join('px-6 py-10 text-center', className)}>
      <p className="mb-3">{t('offlineRead')}</p>
      {/* A read that waits goes on by itself once there is a connection. */}
      <Button onClick={() => void (reconnect ?? of.refetch)()}>{t('again')}</Button>
    </div>
  );
}
