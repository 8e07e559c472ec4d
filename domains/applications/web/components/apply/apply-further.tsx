import { usePhrases } from '@hearth/i18n/phrases';
import { Checkbox } from '@hearth/ui/checkbox';
import type { Draft } from '../../state/draft.ts';
import en from '../../en.json' with { type: 'json' };
import type { PublicJob } from '../../load-job.ts';

/** Further places of the job that the same form applies for. Nothing where there are none. */
export function ApplyFurther({
  places,
  draft,
  onChange,
}: {
  readonly places: PublicJob['also'];
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}) {
  const { t } = usePhrases('applications', en);
  if (places.length === 0) return null;
  return (
    <fieldset className="mt-6 grid gap-1">
      <legend className="mb-1 text-base font-bold">{t('apply.further.title')}</legend>
      <p className="mb-2 text-sm text-ink-2">{t('apply.further.text')}</p>
      {places.map(({ id, name, city }) => (
        <Checkbox
          key={id}
          className="py-1"
          label={<bdi>{city === '' || name.includes(city) ? name : `${name}, ${city}`}</bdi>}
          checked={draft.also.includes(id)}
          onChange={({ target }) =>
            onChange({ also: target.checked ? [...draft.also, id] : draft.also.filter((one) => one !== id) })
          }
        />
      ))}
    </fieldset>
  );
}
