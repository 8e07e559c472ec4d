import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { TextField } from '@hearth/ui/text-field';
import { LocateFixed, MapPin, Search } from 'lucide-react';
import type { CareerSearch } from '../../../rules/career-search.ts';
import { useWords } from '../words.ts';

/** A plain HTML search form for words and a place. */
export function SearchForm({ search, action }: { readonly search: CareerSearch; readonly action: string }) {
  const { t } = useWords();
  return (
    <form
      action={action}
      method="get"
      role="search"
      data-search=""
      data-near-failed={t('career.nearFailed')}
      className="grid gap-3 rounded-lg border border-line bg-surface p-4 text-ink shadow-raised sm:grid-cols-[1fr_1fr_auto] sm:items-end"
    >
      <TextField
        label={t('career.what')}
        size="lg"
        type="search"
        name="q"
        defaultValue={search.q}
        placeholder={t('career.whatExample')}
        maxLength={100}
        enterKeyHint="search"
        start={<Icon of={Search} size={20} className="text-ink-3" />}
      />
      <TextField
        label={t('career.where')}
        size="lg"
        type="search"
        name="place"
        defaultValue={search.place}
        placeholder={search.near === undefined ? t('career.whereExample') : t('career.nearYou')}
        maxLength={100}
        autoComplete="address-level2"
        enterKeyHint="search"
        start={<Icon of={MapPin} size={20} className="text-ink-3" />}
        end={
          <button
            type="button"
            hidden
            data-near=""
            aria-label={t('career.nearMe')}
            title={t('career.nearMe')}
            className="grid size-9 place-items-center rounded-sm text-accent-ink hover:bg-accent-soft [&[hidden]]:hidden"
          >
            <Icon of={LocateFixed} size={20} />
          </button>
        }
      />
      {search.near !== undefined && <input type="hidden" name="near" value={search.near} />}
      {search.view === 'map' && <input type="hidden" name="view" value="map" />}
      {search.source !== '' && <input type="hidden" name="source" value={search.source} />}
      {search.types.map((type) => (
        <input key={type} type="hidden" name="type" value={type} />
      ))}
      {search.times.map((time) => (
        <input key={time} type="hidden" name="time" value={time} />
      ))}
      <Button type="submit" variant="primary" size="lg" className="sm:min-w-32">
        {t('career.search')}
      </Button>
      <p data-status="" role="status" className="text-sm text-bad empty:hidden sm:col-span-3" />
    </form>
  );
}
