import { useDebounced } from '@hearth/client/browser/use-debounced';
import { usePerson } from '@hearth/client/person';
import { usePhrases } from '@hearth/i18n/phrases';
import { Alert } from '@hearth/ui/alert';
import { Button } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { linkButtonLook } from '@hearth/ui/link-button';
import { Popover } from '@hearth/ui/popover';
import { SearchField } from '@hearth/ui/search-field';
import { Skeleton } from '@hearth/ui/skeleton';
import { Switch } from '@hearth/ui/switch';
import { Tabs } from '@hearth/ui/tabs';
import { toasts } from '@hearth/ui/toast';
import { Map as MapDrawing } from 'lucide-react';
import type { ReactElement } from 'react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import en from './phrases/en.json';
import { BrandRow } from './brand-row.tsx';
import { BRAND_TABS, useBrandList, useBrandTab, useFavourite } from './use-brand-list.ts';
import type { BrandTab } from './use-brand-list.ts';

/** The brands that the reader can look at: all, locations or favourites, found by name, number or city. */
export function Opened({ trigger }: { trigger: ReactElement<Record<string, unknown>, string> }) {
  const { t } = usePhrases('switcher', en);
  return (
    <Popover trigger={trigger} label={t('title')} className="w-104">
      {(close) => <BrandPanel close={close} />}
    </Popover>
  );
}

function BrandPanel({ close }: { close: () => void }) {
  const { t, problem } = usePhrases('switcher', en);
  const { brand, chooseBrand } = usePerson();
  const [tab, setTab] = useBrandTab();
  const [term, setTerm] = useState('');
  const [archived, setArchived] = useState(false);
  const asked = useDebounced(useDeferredValue(term.trim()));
  const found = useBrandList(tab, asked, archived);
  const favourite = useFavourite();
  const panel = useRef<HTMLDivElement>(null);
  // The dialog takes the focus first and would keep it; typing is what people came for.
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  const [entering, setEntering] = useState<string | null>(null);
  const choose = async (id: string): Promise<void> => {
    setEntering(id);
    try {
      await chooseBrand(id);
      close();
    } catch (error) {
      toasts.show({ message: problem(error), tone: 'bad' });
      setEntering(null);
    }
  };
  const list = (
    <BrandRows
      {...{ tab, found, entering }}
      isSearching={asked !== ''}
      hereId={brand?.id}
      onChoose={(id) => void choose(id)}
      onStar={favourite.toggle}
    />
  );
  return (
    <div ref={panel} className="-m-4 flex h-[min(32rem,75dvh)] flex-col">
      <div className="px-3 pt-3 pb-1">
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          value={term}
          onChange={setTerm}
          busy={found.isFetching && asked !== ''}
        />
      </div>
      {favourite.error !== null && (
        <Alert tone="bad" urgent className="m-2">
          {problem(favourite.error)}
        </Alert>
      )}
      <Tabs
        fill
        label={t('title')}
        value={tab}
        onChange={setTab}
        tabs={BRAND_TABS.map((id) => ({ id, label: t(`tabs.${id}`), panel: id === tab ? list : null }))}
      />
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-3 py-2">
        <Switch label={t('archivedToo')} checked={archived} onChange={setArchived} className="items-center gap-2" />
        <Link to="/map" onClick={close} className={linkButtonLook('ghost', 'sm')}>
          <Icon of={MapDrawing} />
          {t('map')}
        </Link>
      </div>
    </div>
  );
}

interface BrandRowsProps {
  readonly tab: BrandTab;
  readonly found: ReturnType<typeof useBrandList>;
  readonly isSearching: boolean;
  readonly hereId: string | undefined;
  /** The brand that is being entered. */
  readonly entering: string | null;
  readonly onChoose: (id: string) => void;
  readonly onStar: (id: string, isFavourite: boolean) => void;
}

/** The brands of a tab. */
function BrandRows({ tab, found, isSearching, hereId, entering, onChoose, onStar }: BrandRowsProps) {
  const { t, problem } = usePhrases('switcher', en);
  const brands = found.data?.pages.flatMap((page) => page.brands) ?? [];
  return (
    <ul className="p-1" aria-label={t(`tabs.${tab}`)} aria-busy={found.isPending}>
      {found.isPending && Array.from({ length: 5 }, (_, index) => <Skeleton key={index} className="m-2 h-9" />)}
      {found.isError && <li className="p-3 text-ink-2">{problem(found.error)}</li>}
      {found.isSuccess && brands.length === 0 && (
        <li className="p-3 text-ink-2">{t(tab === 'favourites' && !isSearching ? 'noStars' : 'none')}</li>
      )}
      {brands.map((item) => (
        <BrandRow
          key={item.id}
          item={item}
          here={item.id === hereId}
          entering={entering}
          onChoose={() => onChoose(item.id)}
          onStar={() => onStar(item.id, item.is_favourite)}
        />
      ))}
      {found.hasNextPage && (
        <li className="p-2 text-center">
          <Button size="sm" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('more')}
          </Button>
        </li>
      )}
    </ul>
  );
}
