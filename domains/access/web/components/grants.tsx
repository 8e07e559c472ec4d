import { useFormat } from '@hearth/i18n/use-format';
import { useBrand } from '@hearth/client/person';
import { useMediaQuery } from '@hearth/client/browser/use-media';
import { Avatar } from '@hearth/ui/avatar';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { DataTable } from '@hearth/ui/data-table';
import type { Column } from '@hearth/ui/data-table';
import { lazy, Suspense, useState } from 'react';
import type { ListedGrant } from '../../contract/schemas.ts';
import { useConditionText, useRoleName, useWords } from '../words.ts';

const TakeDialog = lazy(async () => ({ default: (await import('./take-dialog.tsx')).TakeDialog }));

/** As wide as the table of rights needs. */
const WIDE = '(width >= 56rem)';

interface GrantsProps {
  readonly grants: readonly ListedGrant[];
  readonly onChoose: (grant: ListedGrant) => void;
}

/** Rights as a table, or as a list where there is no room for one. */
export function Grants(props: GrantsProps) {
  return useMediaQuery(WIDE) ? <GrantTable {...props} /> : <GrantList {...props} />;
}

function GrantTable({ grants, onChoose }: GrantsProps) {
  const { t } = useWords();
  const columns: readonly Column<ListedGrant>[] = [
    {
      id: 'person',
      header: t('people.person'),
      rowHeader: true,
      cell: (grant) => <PersonButton grant={grant} onChoose={onChoose} />,
    },
    { id: 'role', header: t('people.role'), width: '24%', cell: (grant) => <What grant={grant} /> },
    { id: 'place', header: t('people.place'), width: '22%', cell: (grant) => <Where grant={grant} /> },
    { id: 'until', header: t('people.until'), width: '9rem', cell: (grant) => <Until grant={grant} /> },
    { id: 'take', header: t('people.actions'), width: '9rem', align: 'end', cell: (grant) => <Take grant={grant} /> },
  ];
  return (
    <DataTable
      label={t('tabs.people')}
      className="rounded-lg border border-line bg-surface"
      columns={columns}
      rows={grants}
      rowKey={({ id }) => id}
    />
  );
}

function GrantList({ grants, onChoose }: GrantsProps) {
  const { t } = useWords();
  return (
    <ul aria-label={t('tabs.people')} className="overflow-clip rounded-lg border border-line bg-surface">
      {grants.map((grant) => (
        <li key={grant.id} className="grid gap-2 border-b border-line px-4 py-3 last:border-b-0">
          <PersonButton grant={grant} onChoose={onChoose} />
          <What grant={grant} />
          <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <Where grant={grant} />
            <Until grant={grant} />
            <Take grant={grant} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function PersonButton({ grant, onChoose }: { grant: ListedGrant; onChoose: (grant: ListedGrant) => void }) {
  return (
    <button
      type="button"
      onClick={() => onChoose(grant)}
      className="flex min-h-8 max-w-full items-center gap-3 rounded-sm text-start underline-offset-2 hover:underline phone:min-h-11"
    >
      <Avatar name={grant.user_name} size={32} />
      <span className="grid min-w-0">
        <span dir="auto" className="w-fit max-w-full truncate">
          {grant.user_name}
        </span>
        <span dir="ltr" className="w-fit max-w-full truncate text-sm font-normal text-ink-2">
          {grant.email}
        </span>
      </span>
    </button>
  );
}

function What({ grant }: { grant: ListedGrant }) {
  const roleName = useRoleName();
  const narrowed = useConditionText()(grant.conditions);
  return (
    <span className="flex flex-wrap items-center gap-1">
      <span>{roleName(grant.role, grant.role_name)}</span>
      {narrowed.map((text) => (
        <Badge key={text}>{text}</Badge>
      ))}
    </span>
  );
}

function Where({ grant }: { grant: ListedGrant }) {
  const { t } = useWords();
  return (
    <span className="grid min-w-0">
      <span dir="auto" className="w-fit max-w-full truncate">
        {grant.brand_name}
      </span>
      {grant.inherited && <span className="text-sm text-ink-2">{t('people.inherited')}</span>}
    </span>
  );
}

function Until({ grant }: { grant: ListedGrant }) {
  const { t } = useWords();
  const { instantDate } = useFormat();
  const { timeZone } = useBrand();
  const { valid_from: from, valid_until: until } = grant;
  const [now] = useState(() => Date.now());
  if (until !== null && Date.parse(until) <= now) return <Badge>{t('people.ended')}</Badge>;
  if (Date.parse(from) > now) {
    return <Badge tone="info">{t('people.from', { date: instantDate(from, timeZone) })}</Badge>;
  }
  if (until === null) return <span className="text-ink-2">{t('people.noEnd')}</span>;
  // The end is the first moment without the right; the day that people mean is the one before it.
  return <span>{instantDate(new Date(Date.parse(until) - 1).toISOString(), timeZone)}</span>;
}

function Take({ grant }: { grant: ListedGrant }) {
  const { t } = useWords();
  const [taking, setTaking] = useState(false);
  if (grant.inherited) return null;
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setTaking(true)}>
        <span aria-hidden="true">{t('take.button')}</span>
        <span className="sr-only">{t('take.label', { name: grant.user_name })}</span>
      </Button>
      {taking && (
        <Suspense fallback={null}>
          <TakeDialog grant={grant} onClose={() => setTaking(false)} />
        </Suspense>
      )}
    </>
  );
}
