import { useClient, useConnection } from '@hearth/client/context';
import type { OnlineStore } from '@hearth/client/browser/online';
import type { WaitingCall } from '@hearth/client/browser/outbox';
import type { Person } from '@hearth/client/person';
import { renewPush } from '@hearth/domains/notices/widgets';
import { usePhrases } from '@hearth/i18n/phrases';
import { toasts } from '@hearth/ui/toast';
import { readAgain } from '@hearth/client/query';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import type { SignedInData } from '../routes/signed-in-routes.tsx';
import { storePerson, listStoredAnswers } from './kept-person.ts';
import { answerFrom, followConnection } from './offline-cache.ts';
import { DataAge } from './as-of.tsx';
import { followWaiting } from './follow-waiting.ts';
import { storeReads } from './keep-reading.ts';
import { openPages } from './open-pages.ts';
import en from './phrases/en.json';
import { paintFrame } from './paint-frame.ts';
import { reachServer } from './reach-server.ts';
import { startWorker } from './register-worker.ts';
import { WaitingList } from './waiting-list.tsx';

/** The duration of the new release toast, in milliseconds; the next page load updates anyway. */
const RELEASE_TOAST_MS = 60_000;

/** Everything that lets a page live through the loss of its connection; loaded when the page itself stands. */
export default function Keeper({ person }: { person: Person }): ReactNode {
  const kept = useLoaderData<SignedInData>().kept !== undefined;
  const { t } = usePhrases('offline', en);
  const connection = useConnection();
  const { online, outbox, session } = connection;
  const cache = useQueryClient();
  const { revalidate } = useRevalidator();
  const client = useClient();
  const navigate = useNavigate();
  const open = useEffectEvent((path: string) => void navigate(path));
  const offer = useEffectEvent((reload: () => void) =>
    toasts.show({
      message: t('release.ready'),
      durationMs: RELEASE_TOAST_MS,
      action: { label: t('release.reload'), onSelect: reload },
      key: 'release',
    }),
  );
  useEffect(() => {
    followConnection(online);
    // A browser that refuses workers shows pages while there is a connection, as before.
    startWorker(offer).catch((error: unknown) => console.warn('No service worker.', error));
    const stops = [reachServer(online), paintFrame()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [online]);
  const { id } = person.user;
  useEffect(() => {
    const isHere = (): boolean => session.user()?.id === id;
    // Nothing of a person stays in the browser of somebody who acts for them.
    if (session.isActing()) return undefined;
    const isKept = online.isOnline() && isHere();
    return storeAfter(isKept ? storePerson(person, Date.now()) : Promise.resolve(), () =>
      storeReads(cache, id, isHere),
    );
  }, [cache, id, online, person, session]);
  const tellSent = useEffectEvent(({ label, line }: WaitingCall, how: 'done' | 'refused') => {
    if (how === 'done') toasts.show({ message: t('waiting.sent', { what: label }), tone: 'ok' });
    // The refusal stays at the top of the page; what it is about may have changed.
    else void readAgain(cache, line.changes ?? []);
  });
  useEffect(() => {
    // Nothing is done later in somebody else's name.
    if (outbox === undefined || session.isActing()) return undefined;
    return followWaiting(connection, outbox, id, tellSent);
  }, [connection, id, outbox, session]);
  useEffect(() => openPages(open), []);
  useEffect(() => {
    // In somebody else's name nothing of the reader's own is read.
    if (session.isActing() || !online.isOnline()) return;
    renewPush(client).catch((error: unknown) => console.warn('Notices on this device were not renewed.', error));
  }, [client, id, online, session]);
  useEffect(() => answerOffline(cache, id, online), [cache, id, online]);
  useEffect(() => {
    if (!kept) return undefined;
    // Who is signed in is asked as soon as it can be.
    const ask = (): void => {
      if (online.isOnline()) void revalidate();
    };
    ask();
    return online.subscribe(ask);
  }, [kept, online, revalidate]);
  return (
    <>
      <DataAge />
      <WaitingList />
    </>
  );
}

/** Begins storing answers once a person is stored: that removes what is kept of another, and would remove what is stored meanwhile. */
function storeAfter(stored: Promise<void>, begin: () => () => void): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  void stored.then(() => {
    if (!isOver) stop = begin();
  });
  return () => {
    isOver = true;
    stop?.();
  };
}

/** Answers from what is stored whenever there is no connection. */
function answerOffline(cache: QueryClient, id: string, online: OnlineStore): () => void {
  const stops: (() => void)[] = [];
  const answer = async (): Promise<void> => {
    for (const stop of stops.splice(0)) stop();
    if (!online.isOnline()) stops.push(answerFrom(cache, await listStoredAnswers(id), online));
  };
  void answer();
  const leave = online.subscribe(() => void answer());
  return () => {
    leave();
    for (const stop of stops) stop();
  };
}
