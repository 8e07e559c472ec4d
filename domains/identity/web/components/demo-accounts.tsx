import { useConnection } from '@hearth/client/context';
import { usePhrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import { Avatar } from '@hearth/ui/avatar';
import type { AvatarProps } from '@hearth/ui/avatar';
import { Icon } from '@hearth/ui/icon';
import { ChefHat, Martini, Store, UserPlus, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { listDemoAccounts } from '../../contract/endpoints.ts';
import type { DemoAccount } from '../../contract/schemas.ts';
import en from '../en.json';

interface Kind {
  readonly icon: LucideIcon;
  readonly tint: AvatarProps['tint'];
  readonly name: PhraseKey<typeof en>;
}

/** By the kind's name, as the list of accounts says it. */
const KINDS: Readonly<Record<string, Kind>> = {
  Candidate: { icon: UserPlus, tint: 'host', name: 'demo.candidate' },
  Employee: { icon: Martini, tint: 'front-desk', name: 'demo.employee' },
  'Location manager': { icon: ChefHat, tint: 'floor', name: 'demo.locationManager' },
  'Manager without sales (MANAGER_NO_SALES)': { icon: ChefHat, tint: 'floor', name: 'demo.managerNoSales' },
  'Group manager': { icon: Users, tint: 'bar', name: 'demo.groupManager' },
  'Enterprise owner': { icon: Store, tint: 'kitchen', name: 'demo.owner' },
  Support: { icon: Users, tint: 'bar', name: 'demo.support' },
};
const OTHER: Kind = { icon: Users, tint: 'neutral', name: 'demo.other' };

/** The accounts of a demo, read once the page is alive; none in production, where the address does not exist. */
function useDemoAccounts(): readonly DemoAccount[] {
  const { client, mode } = useConnection();
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  useEffect(() => {
    if (mode !== 'demo') return undefined;
    const left = new AbortController();
    client
      .raw(listDemoAccounts, { signal: left.signal })
      .then(async (response) => setAccounts((await response.json()) as DemoAccount[]))
      // Without the list the form above still works; the person who types an account needs no other word.
      .catch(() => undefined);
    return () => left.abort();
  }, [client, mode]);
  return accounts;
}

/** Demo accounts with one-tap sign-in. Empty in production. Nothing stands here in production. */
export function DemoAccounts({ busy, onChoose }: { busy: boolean; onChoose: (account: DemoAccount) => void }) {
  const { t } = usePhrases('identity', en);
  const accounts = useDemoAccounts();
  if (accounts.length === 0) return null;
  return (
    <section
      aria-labelledby="demo-accounts"
      className="rounded-lg border border-dashed border-line-strong px-3 pt-3 pb-2"
    >
      <div className="mb-1 flex items-center justify-between gap-3 px-1 text-dense">
        <h2 id="demo-accounts" className="font-bold">
          {t('demo.title')}
        </h2>
        <span className="text-sm text-ink-2">
          {accounts.some(({ password }) => password !== undefined) ? t('demo.line') : t('demo.needsPassword')}
        </span>
      </div>
      <ul className="grid grid-cols-2 gap-x-1">
        {accounts.map((account) => (
          <li key={account.username}>
            <DemoButton account={account} busy={busy} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DemoButton({
  account,
  busy,
  onChoose,
}: {
  account: DemoAccount;
  busy: boolean;
  onChoose: (account: DemoAccount) => void;
}) {
  const { t } = usePhrases('identity', en);
  const { icon, tint, name } = KINDS[account.kind] ?? OTHER;
  return (
    <button
      type="button"
      disabled={busy}
      onClick={() => onChoose(account)}
      className="flex min-h-12 w-full items-center gap-2.5 rounded-md px-1 py-0.5 text-start text-dense leading-tight hover:bg-surface disabled:opacity-55"
    >
      <Avatar name={account.name} tint={tint} size={36} icon={<Icon of={icon} size={20} />} />
      <span className="min-w-0">
        <span className="block font-bold text-balance">{t(name)}</span>
        <span className="block text-sm text-ink-2">{account.name}</span>
      </span>
    </button>
  );
}
