import { useCall } from '@hearth/client/query';
import { useFormat } from '@hearth/i18n/use-format';
import { deviceZone } from '@hearth/i18n/device-zone';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { getOwnProfile } from '../../contract/endpoints.ts';
import type { Availability, Home, Profile } from '../../contract/schemas.ts';
import { EMPTY_PROFILE, filledParts } from '../../rules/profile.ts';
import { useProfileWords } from '../words.ts';
import { usePartWords, useTimeWords } from './part-words.ts';

const ProfileDialog = lazy(async () => ({ default: (await import('./profile-dialog.tsx')).ProfileDialog }));

/** Data from other domains: towns found by a query, and positions that jobs offer. */
export interface ProfileLookups {
  readonly places: readonly Home[];
  readonly isSearching: boolean;
  readonly positions: readonly string[];
}

/** Components that other domains render inside a profile. */
export interface ProfileSlots {
  readonly week: (value: Availability, onChange: (next: Availability) => void) => ReactNode;
  readonly useAround: (search: string) => ProfileLookups;
}

/**
 * Shows the reader's profile and a dialog to edit it. Typed text survives closing the dialog. What is typed stays
 * while the page does.
 */
export function OwnProfileCard(parts: ProfileSlots) {
  const { t } = useProfileWords();
  const inWords = usePartWords();
  const timesOf = useTimeWords();
  const format = useFormat();
  const { data, isError, refetch } = useCall(getOwnProfile, {});
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<Profile | null>(null);
  const profile = data?.profile ?? null;
  const lines: readonly (readonly [string, string])[] =
    profile === null
      ? []
      : [
          ...filledParts(profile).map((part) => [t(`part.${part}`), inWords(profile, part)] as const),
          ...(timesOf(profile) === '' ? [] : [[t('times.title'), timesOf(profile)] as const]),
        ];
  const done = (): void => {
    setDraft(null);
    setOpen(false);
  };
  return (
    <Card title={t('card.title')}>
      <p className="text-ink-2">{t('card.text')}</p>
      {lines.length > 0 && (
        <dl className="mt-3 grid gap-1.5">
          {lines.map(([name, said]) => (
            <div key={name}>
              <dt className="text-sm text-ink-2">{name}</dt>
              <dd dir="auto" className="break-words">
                {said}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {data?.changed_at != null && (
        <p className="mt-3 text-sm text-ink-2">
          {t('card.changed', { date: format.instant(data.changed_at, deviceZone(), 'short') })}
        </p>
      )}
      {draft !== null && !isOpen && <p className="mt-3 font-bold text-warn">{t('card.unsaved')}</p>}
      {isError && data === undefined ? (
        <p className="mt-3 flex flex-wrap items-center gap-2">
          {t('card.failed')}
          <Button size="sm" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </p>
      ) : (
        <Button className="mt-3" disabled={data === undefined} onClick={() => setOpen(true)}>
          {t(profile === null ? 'card.begin' : 'card.edit')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen && (
          <ProfileDialog
            {...parts}
            profile={draft ?? profile ?? EMPTY_PROFILE}
            isKept={profile !== null}
            onChange={setDraft}
            onDone={done}
            onClose={() => setOpen(false)}
            onDiscard={() => {
              setDraft(null);
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </Card>
  );
}
