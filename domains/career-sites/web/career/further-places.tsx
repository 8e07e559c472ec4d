import { Button } from '@hearth/ui/button';
import { Checkbox } from '@hearth/ui/checkbox';
import { Icon } from '@hearth/ui/icon';
import { ChevronRight } from 'lucide-react';
import type { FurtherLocation, PublicJob } from '../../contract/schemas.ts';
import { applyPath, jobPath } from '@hearth/domains/jobs/rules';
import { usePlaceWords } from '../components/places/words.ts';
import { useAddresses } from './addresses.tsx';

/** The further places of a job: each has its own page, and those that ask the same can be chosen for one form. An ordinary form: no script is needed. */
export function FurtherPlaces({ job, source }: { readonly job: PublicJob; readonly source: string | null }) {
  const { t } = usePlaceWords();
  const { to } = useAddresses();
  if (job.also.length === 0) return null;
  const isChoice = job.also.some((place) => place.same_form);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('also')}</h2>
      <form action={to(applyPath(job.id, null))} method="get" className="grid gap-3">
        {source !== null && <input type="hidden" name="source" value={source} />}
        {isChoice && <p className="max-w-prose text-ink-2">{t('applyText')}</p>}
        <ul className="rounded-lg border border-line bg-surface">
          {job.also.map((place) => (
            <li
              key={place.id}
              className="flex items-center justify-between gap-3 border-b border-line ps-4 last:border-b-0"
            >
              {place.same_form ? (
                <Checkbox name="also" value={place.id} label={<bdi>{placeName(place)}</bdi>} className="min-w-0 py-2" />
              ) : (
                <span className="min-w-0 py-2">
                  <bdi>{placeName(place)}</bdi> <span className="text-dense text-ink-2">({t('other')})</span>
                </span>
              )}
              <a
                href={to(jobPath(job.site.slug, place.slug))}
                aria-label={placeName(place)}
                className="grid size-12 shrink-0 place-items-center rounded-md text-accent-ink -outline-offset-4 hover:bg-accent-soft"
              >
                <Icon of={ChevronRight} size={20} directional />
              </a>
            </li>
          ))}
        </ul>
        {isChoice && (
          <Button type="submit" size="lg" className="justify-self-start phone:w-full">
            {t('applyAt')}
          </Button>
        )}
      </form>
    </section>
  );
}

/** Joins the name and city of a location without repeating either. */
export function placeName({ name, city }: Pick<FurtherLocation, 'name' | 'city'>): string {
  return city === '' || name.includes(city) ? name : `${name}, ${city}`;
}
