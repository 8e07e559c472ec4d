import { useClient } from '@hearth/client/context';
import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { useEffect, useId, useState } from 'react';
import { getOwnProfile } from '../../contract/endpoints.ts';
import type { Profile, ProfilePart } from '../../contract/schemas.ts';
import { filledParts, PROFILE_PARTS } from '../../rules/profile.ts';
import { useProfileWords } from '../words.ts';
import { usePartWords } from './part-words.ts';

/** Offers to fill an application from the candidate's profile, part by part. */
export function TakeAlong({
  chosen,
  onChange,
  onUse,
}: {
  readonly chosen: readonly ProfilePart[];
  readonly onChange: (parts: readonly ProfilePart[]) => void;
  /** Takes all parts, and what the form has fields for. */
  readonly onUse: (profile: Profile, parts: readonly ProfilePart[]) => void;
}) {
  const { t } = useProfileWords();
  const inWords = usePartWords();
  const client = useClient();
  const titleId = useId();
  const [profile, setProfile] = useState<Profile | null>(null);
  useEffect(() => {
    let here = true;
    // A profile is a help: a form that cannot read it goes on without.
    client.call(getOwnProfile).then(
      (kept) => here && setProfile(kept.profile),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [client]);
  if (profile === null) return null;
  const parts = filledParts(profile);
  const hasTimes = profile.availability.length > 0 || profile.hours_per_week !== null || profile.can_start_on !== null;
  if (parts.length === 0 && !hasTimes) return null;
  return (
    <section aria-labelledby={titleId} className="mb-5 grid gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 id={titleId} className="font-bold">
        {t('take.title')}
      </h2>
      <p className="text-ink-2">{t('take.text')}</p>
      <Button size="lg" className="justify-self-start" onClick={() => onUse(profile, parts)}>
        {t('take.use')}
      </Button>
      {parts.map((part) => (
        <Checkbox
          key={part}
          label={t(`part.${part}`)}
          note={
            <>
              <bdi className="block">{inWords(profile, part)}</bdi>
              {(part === 'WAY' || part === 'WISH') && t(`take.seen.${part}`)}
            </>
          }
          checked={chosen.includes(part)}
          onChange={({ target }) =>
            onChange(PROFILE_PARTS.filter((one) => (one === part ? target.checked : chosen.includes(one))))
          }
        />
      ))}
    </section>
  );
}
