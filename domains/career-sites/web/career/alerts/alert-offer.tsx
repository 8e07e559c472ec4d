import { Icon } from '@hearth/ui/icon';
import { LinkButton } from '@hearth/ui/link-button';
import { BellRing } from 'lucide-react';
import { alertAddress } from '../../../rules/alert.ts';
import type { CareerSearch } from '../../../rules/career-search.ts';
import { useAlertWords } from '../../components/alerts/words.ts';
import { useAddresses } from '../addresses.tsx';

/** Offers a job alert for the current search. */
export function AlertOffer({ site, search }: { readonly site: string; readonly search: CareerSearch }) {
  const { t } = useAlertWords();
  const { to } = useAddresses();
  return (
    <aside className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-accent-soft p-4 sm:p-5">
      <p className="min-w-0 flex-1 basis-60 text-base">{t('offer')}</p>
      <LinkButton href={to(alertAddress(site, search))} rel="nofollow" size="lg" icon={<Icon of={BellRing} />}>
        {t('offerAct')}
      </LinkButton>
    </aside>
  );
}
