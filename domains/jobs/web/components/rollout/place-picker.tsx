import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { ChoiceField } from '@hearth/ui/choice-field';
import { ErrorState } from '@hearth/ui/error-state';
import { SearchField } from '@hearth/ui/search-field';
import { Loading, SkeletonRows } from '@hearth/ui/skeleton';
import { useState } from 'react';
import type { PostingLocation } from '../../../contract/rollout-schemas.ts';
import { foldText, splitSearchWords } from '@hearth/kit/text/search-text';
import { useWords } from '../../words.ts';
import { isChoosable } from './choosable.ts';
import { useRolloutWords } from './words.ts';

/** A brand above locations. */
interface BrandAbove {
  readonly id: string;
  readonly name: string;
  readonly locations: number;
}

/** Chooses locations: one by one, those of a search, or everything below a brand. */
export function PlacePicker({
  places,
  brands,
  isError,
  retry,
  chosen,
  onChange,
}: {
  readonly places: readonly PostingLocation[] | undefined;
  readonly brands: readonly BrandAbove[];
  readonly isError: boolean;
  readonly retry: () => void;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}) {
  const { t } = useRolloutWords();
  const { t: jobWords } = useWords();
  const [text, setText] = useState('');
  if (isError)
    return <ErrorState title={t('failed')} action={<Button onClick={retry}>{jobWords('list.retry')}</Button>} />;
  if (places === undefined)
    return (
      <Loading label={t('loading')}>
        <SkeletonRows rows={6} />
      </Loading>
    );
  const shown = findPlaces(places, text);
  const isSearch = splitSearchWords(text).length > 0;
  const add = (found: readonly PostingLocation[]): void =>
    onChange(new Set([...chosen, ...found.filter(isChoosable).map((place) => place.location_id)]));
  return (
    <div className="grid gap-3">
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          value={text}
          onChange={setText}
        />
        <BelowBrand
          brands={brands}
          onChoose={(brandId) => add(places.filter(({ above }) => above.includes(brandId)))}
        />
      </div>
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-dense text-ink-2">
        <span role="status">{t('chosen', { count: chosen.size })}</span>
        {isSearch && shown.some(isChoosable) && (
          <Button size="sm" variant="ghost" onClick={() => add(shown)}>
            {t('allFound')}
          </Button>
        )}
        {chosen.size > 0 && (
          <Button size="sm" variant="ghost" onClick={() => onChange(new Set())}>
            {t('none')}
          </Button>
        )}
      </div>
      <PlaceList places={shown} chosen={chosen} onChange={onChange} />
    </div>
  );
}

/** Returns the locations whose name or city has all words of a search. */
function findPlaces(places: readonly PostingLocation[], text: string): PostingLocation[] {
  const words = splitSearchWords(text);
  return places.filter(({ name, city }) => {
    const whole = foldText(`${name} ${city}`);
    return words.every((word) => whole.includes(word));
  });
}

/** Chooses everything below a brand. */
function BelowBrand({
  brands,
  onChoose,
}: {
  readonly brands: readonly BrandAbove[];
  readonly onChoose: (brandId: string) => void;
}) {
  const { t } = useRolloutWords();
  if (brands.length === 0) return null;
  return (
    <ChoiceField
      label={t('below')}
      labelHidden
      placeholder={t('below')}
      value={null}
      options={brands.map(({ id, name, locations }) => ({ id, label: t('belowOne', { name, count: locations }) }))}
      onChange={onChoose}
    />
  );
}

/** The locations, each with what stands there already. */
function PlaceList({
  places,
  chosen,
  onChange,
}: {
  readonly places: readonly PostingLocation[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}) {
  const { t } = useRolloutWords();
  const { t: jobWords } = useWords();
  const put = (id: string, on: boolean): void => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <ul
      aria-label={t('places')}
      className="grid max-h-[22rem] content-start overflow-auto rounded-md border border-line"
    >
      {places.map((place) => (
        <li key={place.location_id} className="border-b border-line px-3 py-2 last:border-b-0">
          <Checkbox
            label={<bdi>{place.name}</bdi>}
            note={
              place.post === null
                ? place.city
                : [place.city, jobWords(`status.${place.post.status}`)].filter((part) => part !== '').join(' · ')
            }
            disabled={!isChoosable(place)}
            checked={chosen.has(place.location_id)}
            onChange={({ target }) => put(place.location_id, target.checked)}
          />
        </li>
      ))}
      {places.length === 0 && <li className="p-4 text-center text-ink-2">{t('nothing')}</li>}
    </ul>
  );
}
