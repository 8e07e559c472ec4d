import { useConnection } from '@hearth/client/context';
import type { Person } from '@hearth/client/person';
import { usePhrases } from '@hearth/i18n/phrases';
import { toasts } from '@hearth/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { SignedInData } from '../routes/signed-in-routes.tsx';
import { storePerson, listStoredAnswers } from './kept-person.ts';
import { answerFrom, followConnection } from './offline-cache.ts';
import { DataAge } from './as-of.tsx';
import { storeReads } from './keep-reading.ts';
import en from './phrases/en.json';
import { paintFrame } from './paint-frame.ts';
import { reachServer } from './reach-server.ts';
import { startWorker } from './register-worker.ts';

/** The duration of the new release toast, in milliseconds; the next page load updates anyway. */
const RELEASE_TOAST_MS = 60_000;

/** Everything that lets a page live through the loss of its connection; loaded when the page itself stands. */
export default function Keeper({ person }: { person: Person }): ReactNode {
  const kept = useLoaderData<SignedInData>().kept !== undefined;
  const { t } = usePhrases('offline', en);
  const { online, session } = useConnection();
  const cache = useQueryClient();
  const { revalidate } = useRevalidator();
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
    if (online.isOnline() && isHere()) void storePerson(person, Date.now());
    return storeReads(cache, id, isHere);
  }, [cache, id, online, person, session]);
  useEffect(() => {
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
  }, [cache, id, online]);
  useEffect(() => {
    if (!kept) return undefined;
    // Who is signed in is asked as soon as it can be.
    const ask = (): void => {
      if (online.isOnline()) void revalidate();
    };
    ask();
    return online.subscribe(ask);
  }, [kept, online, revalidate]);
  return <DataAge />;
}
