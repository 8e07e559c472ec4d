import { useConnection } from '@hearth/client/context';
import type { Person } from '@hearth/client/person';
import { PersonContext } from '@hearth/client/person';
import { createQueryCache, followChanges } from '@hearth/client/query';
import { useLanguage } from '@hearth/i18n/phrases';
import { UiProvider } from '@hearth/ui/provider';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { lazy, Suspense, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Navigate, useLoaderData, useNavigate } from 'react-router';
import type { LoadedPerson } from '../person/load-person.ts';
import { getPersonSource } from '../person/person-source.ts';
import type { SignedInData } from '../routes/signed-in-routes.tsx';
import { openToasts } from './toast-door.ts';
import { Layout } from './layout.tsx';
import { LiveProvider } from './live-provider.tsx';
import { ShellSkeleton } from './skeleton.tsx';
import { useCleanAddress } from './use-clean-address.ts';

openToasts();
/** Loaded beside the page and needed by nobody to begin with: where it cannot be had, the page does without. */
const Keeper: ComponentType<{ person: Person }> = lazy(() =>
  import('../offline/keeper.tsx').catch(() => ({ default: () => null })),
);

/** The layout of every page behind the login: its cache, its person, its news. */
export function Component() {
  const { person, kept } = useLoaderData<SignedInData>();
  const { client, online } = useConnection();
  const [cache] = useState(() => kept?.fill(createQueryCache(), online) ?? createQueryCache());
  useEffect(() => followChanges(client, cache), [client, cache]);
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <QueryClientProvider client={cache}>
      <UiProvider
        language={language}
        navigate={(path) => void navigate(path)}
        reconnect={async () => (await import('../offline/reach-server.ts')).askServer(online)}
      >
        <Suspense fallback={<ShellSkeleton />}>
          <WithPerson loading={person} />
        </Suspense>
      </UiProvider>
    </QueryClientProvider>
  );
}

function WithPerson({ loading }: { loading: Promise<LoadedPerson> }) {
  const source = getPersonSource(useConnection());
  const started = use(loading);
  const current = useSyncExternalStore(source.subscribe, source.current, source.current);
  const { user, brand, entryServices, suspended } = current ?? started;
  useCleanAddress();
  const access = useMemo(
    () => ({ user, brand, entryServices, chooseBrand: source.chooseBrand }),
    [source, user, brand, entryServices],
  );
  if (suspended) return <Navigate to="/account-suspension" replace />;
  return (
    <PersonContext value={access}>
      <Suspense fallback={null}>
        <Keeper person={access} />
      </Suspense>
      <LiveProvider brandId={brand?.id}>
        <Layout />
      </LiveProvider>
    </PersonContext>
  );
}
