import type { CurrentBrand } from '@hearth/client/person';
import { dropParentName } from '@hearth/kit/text/place-name';
import { usePhrases } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import { Building2, ChevronDown, Store } from 'lucide-react';
import en from '../phrases/en.json';
import { Deferred } from '@hearth/ui/deferred';

/** Shows the brand in view and lets an employer look at another one. */
export function BrandSwitcher({ brand }: { brand: CurrentBrand }) {
  const { t } = usePhrases('shell', en);
  const above = brand.path.at(-1);
  return (
    <Deferred
      load={() => import('../switcher/brand-panel.tsx')}
      button={
        <button
          type="button"
          aria-label={t('brand.change', { name: brand.name })}
          className="inline-flex h-9 max-w-72 min-w-0 items-center gap-2 rounded-sm bg-header-chip ps-3 pe-2.5 font-bold text-on-header outline-current transition-[filter] duration-150 hover:brightness-105 phone:h-11 phone:max-w-none phone:flex-1"
        >
          <Icon of={brand.locationCount > 1 ? Building2 : Store} />
          <span dir="auto" className="min-w-0 truncate">
            <span className="phone:hidden">{brand.name}</span>
            <span className="hidden phone:inline">
              {dropParentName(
                brand.name,
                brand.path.map(({ name }) => name),
              )}
            </span>
            {above !== undefined && <span className="font-normal max-lg:hidden"> · {above.name}</span>}
          </span>
          <Icon of={ChevronDown} className="ms-auto" />
        </button>
      }
    />
  );
}
