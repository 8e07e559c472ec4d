import { Button } from '@hearth/ui/button';
import { ChoiceField } from '@hearth/ui/choice-field';
import { ComboBox } from '@hearth/ui/combo-box';
import { Icon } from '@hearth/ui/icon';
import { NumberField } from '@hearth/ui/number-field';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import type { Profile, Travel } from '../../contract/schemas.ts';
import { roundPoint } from '../../rules/profile.ts';
import { useProfileWords } from '../words.ts';
import type { ProfileLookups } from './own-profile-card.tsx';

const WAYS: readonly Travel[] = ['WALK', 'BIKE', 'TRANSIT', 'CAR'];
const LOCATING = { maximumAge: 600_000, timeout: 10_000 };

/** Fields for home, travel distance and means. A point is rounded before it is stored. */
export function WayFields({
  profile,
  around,
  onSearch,
  onChange,
}: {
  readonly profile: Profile;
  readonly around: ProfileLookups;
  readonly onSearch: (text: string) => void;
  readonly onChange: (part: Partial<Profile>) => void;
}) {
  const { t } = useProfileWords();
  const { home } = profile;
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const locate = (): void => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        onChange({ home: roundPoint({ label: '', latitude, longitude }) });
      },
      () => setState('failed'),
      LOCATING,
    );
  };
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1.5 font-bold">{t('part.WAY')}</legend>
      <p className="text-sm text-ink-2">{t('help.home')}</p>
      <ComboBox
        label={t('home.near')}
        emptyText={t('home.none')}
        busy={around.isSearching}
        options={around.places.map(({ label }) => ({ id: label, label }))}
        value={null}
        shownText={home === null ? '' : home.label === '' ? t('home.saved') : home.label}
        onSearch={onSearch}
        onChange={(label) => {
          const place = around.places.find((one) => one.label === label);
          onChange({ home: place === undefined ? null : roundPoint(place) });
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={<Icon of={LocateFixed} />} busy={state === 'asking'} onClick={locate}>
          {t('home.locate')}
        </Button>
        {home !== null && <Button onClick={() => onChange({ home: null })}>{t('home.clear')}</Button>}
      </div>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {state === 'failed' ? t('home.failed') : ''}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label={t('field.km')}
          value={profile.travels_km}
          min={1}
          max={200}
          onChange={(km) => onChange({ travels_km: km })}
        />
        <ChoiceField
          label={t('field.travel')}
          placeholder={t('field.choose')}
          value={profile.travels_by}
          options={WAYS.map((id) => ({ id, label: t(`transport.${id}`) }))}
          onChange={(id) => onChange({ travels_by: WAYS.find((way) => way === id) ?? null })}
        />
      </div>
    </fieldset>
  );
}
