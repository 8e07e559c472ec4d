import { useDebounced } from '@hearth/client/use-debounced';
import { usePerson } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { searchBrands } from '@hearth/domains/core/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Icon } from '@hearth/ui/icon';
import { Popover } from '@hearth/ui/popover';
import { SearchField } from '@hearth/ui/search-field';
import { Skeleton } from '@hearth/ui/skeleton';
import { Building2, Check, Star, Store } from 'lucide-react';
import type { ReactElement } from 'react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import en from '../phrases/en.json';

const SHOWN = 30;

/** The brands that the reader can look at, found by name, number or city. */
export function Opened({ trigger }: { trigger: ReactElement<Record<string, unknown>, string> }) {
  const { t } = usePhrases('shell', en);
  return (
    <Popover trigger={trigger} label={t('brand.title')} className="w-88">
      {(close) => <BrandList close={close} />}
    </Popover>
  );
}

function BrandList({ close }: { close: () => void }) {
  const { t, problem } = usePhrases('shell', en);
  const { brand, chooseBrand } = usePerson();
  const [term, setTerm] = useState('');
  const asked = useDebounced(useDeferredValue(term.trim()));
  const root = brand?.path[0]?.id ?? brand?.id ?? '';
  const found = useCall(
    searchBrands,
    { params: { id: root }, body: { term: asked, limit: SHOWN } },
    { enabled: root !== '', keepPrevious: true },
  );
  const panel = useRef<HTMLDivElement>(null);
  // The dialog takes the focus first and would keep it; typing is what people came for.
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  const [entering, setEntering] = useState<string | null>(null);
  const choose = async (id: string): Promise<void> => {
    setEntering(id);
    await chooseBrand(id);
    close();
  };
  return (
    <div ref={panel} className="-m-4 flex max-h-[min(30rem,70dvh)] flex-col">
      <div className="border-b border-line p-3">
        <SearchField
          label={t('brand.search')}
          placeholder={t('brand.search')}
          clearLabel={t('brand.clear')}
          value={term}
          onChange={setTerm}
          busy={found.isFetching && asked !== ''}
        />
      </div>
      <ul className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1" aria-busy={found.isPending}>
        {found.isPending && Array.from({ length: 5 }, (_, index) => <Skeleton key={index} className="m-2 h-9" />)}
        {found.isError && <li className="p-3 text-ink-2">{problem(found.error)}</li>}
        {found.data?.brands.length === 0 && <li className="p-3 text-ink-2">{t('brand.none')}</li>}
        {found.data?.brands.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              aria-current={item.id === brand?.id ? 'true' : undefined}
              disabled={entering !== null}
              aria-busy={entering === item.id ? true : undefined}
              onClick={() => void choose(item.id)}
              className="flex min-h-11 w-full items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-start outline-offset-[-2px] hover:bg-sunken aria-current:bg-accent-soft aria-current:text-accent-ink"
            >
              <Icon of={item.type === 'LOCATION' ? Store : Building2} className="text-ink-2" />
              <span className="min-w-0 flex-1">
                <span dir="auto" className="block truncate text-start font-bold">
                  {item.name}
                </span>
                <span className="block truncate text-sm text-ink-2">
                  {[item.number, item.city ?? item.path.at(-1)]
                    .filter((part) => part !== null && part !== undefined)
                    .join(' · ')}
                </span>
              </span>
              {item.is_favourite && <Icon of={Star} label={t('brand.favourite')} className="fill-current text-warn" />}
              {item.id === brand?.id && <Icon of={Check} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
