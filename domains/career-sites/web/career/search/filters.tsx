import { useFormat } from '@hearth/i18n/use-format';
import { Icon } from '@hearth/ui/icon';
import { Check } from 'lucide-react';
import { DISTANCES_KM, searchAddress, SORTS } from '../../../rules/career-search.ts';
import { EMPLOYMENT_TYPES } from '@hearth/domains/job-library/rules';
import type { CareerSearch } from '../../../rules/career-search.ts';
import { DEFAULT_RADIUS_KM } from '../../../rules/limits.ts';
import { SHIFT_TIMES } from '@hearth/domains/jobs/rules';
import { useTimeWords } from '../../components/times/words.ts';
import { useJobWords } from '@hearth/domains/jobs/widgets';
import { useWords } from '../words.ts';

const PILL =
  'inline-flex min-h-9 phone:min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border px-3.5 text-dense aria-[current]:border-accent-ink aria-[current]:bg-accent-soft aria-[current]:font-bold aria-[current]:text-accent-ink border-line-strong bg-surface text-ink-2 hover:border-line-field';

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly chosen: boolean;
}

/** Filter choices as links, each the current search with one change. */
function Choices({ title, choices }: { readonly title: string; readonly choices: readonly Choice[] }) {
  return (
    <div className="grid gap-2">
      <h2 className="text-sm font-bold text-ink-2">{title}</h2>
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:items-start">
        {choices.map(({ key, label, href, chosen }) => (
          <li key={key}>
            <a href={href} rel="nofollow" aria-current={chosen ? 'true' : undefined} className={PILL}>
              {chosen && <Icon of={Check} size={14} />}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The filters and sort orders of the results. */
export function Filters({ search, path }: { readonly search: CareerSearch; readonly path: string }) {
  const { t } = useWords();
  const { t: tJobs } = useJobWords();
  const words = useTimeWords();
  const format = useFormat();
  const types = EMPLOYMENT_TYPES.map((type) => {
    const chosen = search.types.includes(type);
    const next = chosen ? search.types.filter((other) => other !== type) : [...search.types, type];
    return {
      key: type,
      label: tJobs(`employment.${type}`),
      chosen,
      href: searchAddress(path, search, { types: next }),
    };
  });
  const times = SHIFT_TIMES.map((time) => {
    const chosen = search.times.includes(time);
    const next = chosen ? search.times.filter((other) => other !== time) : [...search.times, time];
    return { key: time, label: words.t(`time.${time}`), chosen, href: searchAddress(path, search, { times: next }) };
  });
  const sorts = SORTS.map((sort) => ({
    key: sort,
    label: t(`career.sorts.${sort}`),
    chosen: search.sort === sort,
    href: searchAddress(path, search, { sort }),
  }));
  const distances = DISTANCES_KM.map((km) => ({
    key: String(km),
    label: t('career.km', { km: format.number(km) }),
    chosen: (search.withinKm ?? DEFAULT_RADIUS_KM) === km,
    href: searchAddress(path, search, { withinKm: km }),
  }));
  return (
    <>
      {search.near !== undefined && search.place === '' && <Choices title={t('career.within')} choices={distances} />}
      <Choices title={t('career.type')} choices={types} />
      <Choices title={words.t('when')} choices={times} />
      <Choices title={t('career.sort')} choices={sorts} />
    </>
  );
}
