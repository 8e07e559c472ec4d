import { ChoiceField } from '@hearth/ui/choice-field';
import { SearchField } from '@hearth/ui/search-field';
import { Select } from '@hearth/ui/select';
import { POOL_ORDERS } from '../../contract/reasons.ts';
import type { PoolOrder } from '../../contract/reasons.ts';
import type { FilterChoices, PoolFilter } from '../../contract/schemas.ts';
import { usePoolWords } from '../words.ts';
import { DISTANCES, SILENCES, setPart } from './filter.ts';

type SetFilter = <Part extends keyof PoolFilter>(part: Part, value: PoolFilter[Part] | undefined) => void;

/** The filters and the sort order of the pool. */
export function FilterBar({
  choices,
  filter,
  onFilter,
  order,
  onOrder,
  busy,
}: {
  choices: FilterChoices;
  filter: PoolFilter;
  onFilter: (filter: PoolFilter) => void;
  order: PoolOrder;
  onOrder: (order: PoolOrder) => void;
  busy: boolean;
}) {
  const { t, format } = usePoolWords();
  const set: SetFilter = (part, value) => onFilter(setPart(filter, part, value));
  return (
    <div
      role="group"
      aria-label={t('filter.label')}
      className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2"
    >
      <div className="max-sm:col-span-full">
        <SearchField
          label={t('filter.search')}
          placeholder={t('filter.search')}
          clearLabel={t('filter.clear')}
          value={filter.q ?? ''}
          onChange={(text) => set('q', text.slice(0, 100))}
          busy={busy}
        />
      </div>
      {choices.tags.length > 0 && (
        <Select
          multiple
          label={t('filter.tags')}
          labelHidden
          placeholder={t('filter.anyTag')}
          value={filter.tag ?? []}
          summary={(count) => t('filter.tagsChosen', { n: format.number(count) })}
          onChange={(ids) => set('tag', ids.length === 0 ? undefined : ids.slice(0, 10))}
          options={choices.tags.map((tag) => ({
            id: tag.id,
            label: tag.name,
            note: tag.global ? t('tag.global') : undefined,
          }))}
        />
      )}
      <ChoiceField
        label={t('filter.position')}
        placeholder={t('filter.anyPosition')}
        labelHidden
        value={filter.position ?? ''}
        onChange={(id) => set('position', id === '' ? undefined : id)}
        options={[{ id: '', label: t('filter.anyPosition') }, ...choices.positions.map((id) => ({ id, label: id }))]}
      />
      <NearFields choices={choices} filter={filter} onSet={set} />
      <SilenceField filter={filter} onSet={set} />
      <ChoiceField
        label={t('filter.order')}
        labelHidden
        placeholder={t('filter.order')}
        value={order}
        onChange={(id) => onOrder(POOL_ORDERS.find((some) => some === id) ?? order)}
        options={POOL_ORDERS.map((id) => ({ id, label: t(`filter.by.${id}`) }))}
      />
    </div>
  );
}

interface PartProps {
  readonly filter: PoolFilter;
  readonly onSet: SetFilter;
}

/** People at a location, or within a distance of it. */
function NearFields({ choices, filter, onSet }: PartProps & { readonly choices: FilterChoices }) {
  const { t, format } = usePoolWords();
  return (
    <>
      {choices.places.length > 1 && (
        <ChoiceField
          label={t('filter.place')}
          placeholder={t('filter.anyPlace')}
          labelHidden
          value={filter.near ?? ''}
          onChange={(id) => onSet('near', id === '' ? undefined : id)}
          options={[
            { id: '', label: t('filter.anyPlace') },
            ...choices.places.map(({ id, name }) => ({ id, label: name })),
          ]}
        />
      )}
      {filter.near !== undefined && (
        <ChoiceField
          label={t('filter.near')}
          labelHidden
          placeholder={t('filter.hereOnly')}
          value={String(filter.km ?? '')}
          onChange={(km) =>
            onSet(
              'km',
              DISTANCES.find((some) => String(some) === km),
            )
          }
          options={[
            { id: '', label: t('filter.hereOnly') },
            ...DISTANCES.map((km) => ({ id: String(km), label: t('filter.within', { km: format.number(km) }) })),
          ]}
        />
      )}
    </>
  );
}

/** People with whom nobody has been in contact for so long. */
function SilenceField({ filter, onSet }: PartProps) {
  const { t, format } = usePoolWords();
  return (
    <ChoiceField
      label={t('filter.contact')}
      labelHidden
      placeholder={t('filter.whenever')}
      value={String(filter.silent_days ?? '')}
      onChange={(days) =>
        onSet(
          'silent_days',
          SILENCES.find((some) => String(some) === days),
        )
      }
      options={[
        { id: '', label: t('filter.whenever') },
        ...SILENCES.map((days) => ({ id: String(days), label: t('filter.longAgo', { days: format.number(days) }) })),
      ]}
    />
  );
}
