import type { AnswerOf } from '@hearth/kit/endpoint';
import type { searchBrands } from '@hearth/domains/core/contract';
import { usePhrases } from '@hearth/i18n/phrases';
import { Badge } from '@hearth/ui/badge';
import { IconButton } from '@hearth/ui/button';
import { Icon } from '@hearth/ui/icon';
import { Building2, Check, Star, Store } from 'lucide-react';
import en from './phrases/en.json';

type FoundBrand = AnswerOf<typeof searchBrands>['brands'][number];

/** A brand of the switcher: a press brings it into view, the star keeps it among the favourites. */
export function BrandRow({
  item,
  here,
  entering,
  onChoose,
  onStar,
}: {
  item: FoundBrand;
  here: boolean;
  /** The brand that is being entered; nothing else can be chosen meanwhile. */
  entering: string | null;
  onChoose: () => void;
  onStar: () => void;
}) {
  const { t } = usePhrases('switcher', en);
  const note = [item.number, item.city ?? item.path.at(-1)].filter((part) => part !== null && part !== undefined);
  return (
    <li className="flex items-center gap-1 rounded-sm hover:bg-sunken has-aria-current:bg-accent-soft">
      <button
        type="button"
        aria-current={here ? 'true' : undefined}
        disabled={entering !== null}
        aria-busy={entering === item.id ? true : undefined}
        onClick={onChoose}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-start outline-offset-[-2px] aria-current:text-accent-ink"
      >
        <Icon of={item.type === 'LOCATION' ? Store : Building2} className="text-ink-2" />
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate text-start font-bold">
            {item.name}
          </span>
          <span className="block truncate text-sm text-ink-2">{note.join(' · ')}</span>
        </span>
        {item.status === 'archived' && <Badge>{t('archived')}</Badge>}
        {here && <Icon of={Check} />}
      </button>
      <IconButton
        label={t('star', { name: item.name })}
        aria-pressed={item.is_favourite}
        icon={<Icon of={Star} className={item.is_favourite ? 'fill-current text-warn' : 'text-ink-2'} />}
        onClick={onStar}
      />
    </li>
  );
}
