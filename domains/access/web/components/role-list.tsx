import { PagedList } from '@hearth/ui/resource';
import { Badge } from '@hearth/ui/badge';
import { Button } from '@hearth/ui/button';
import { Card } from '@hearth/ui/card';
import { Checkbox } from '@hearth/ui/checkbox';
import { Icon } from '@hearth/ui/icon';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { BrandRole } from '../../contract/schemas.ts';
import { useRoles } from '../api.ts';
import { rolePath } from '../role-path.ts';
import { useRoleName, useWords } from '../words.ts';

/** The group's own roles first, then the built-in ones. */
export function RoleList() {
  const { t, problem } = useWords();
  const navigate = useNavigate();
  const [archived, setArchived] = useState(false);
  const found = useRoles(archived);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label={t('role.showArchived')}
          checked={archived}
          onChange={({ target }) => setArchived(target.checked)}
        />
        <Button variant="primary" icon={<Icon of={Plus} />} onClick={() => void navigate(rolePath('new'))}>
          {t('role.new')}
        </Button>
      </div>
      <PagedList
        of={found}
        items={(page) => page.roles}
        failed={t('page.failed')}
        problem={problem}
        className="rounded-lg border border-line bg-surface"
      >
        {(roles) => <BothKinds roles={roles} />}
      </PagedList>
    </div>
  );
}

function BothKinds({ roles }: { readonly roles: readonly BrandRole[] }) {
  const { t } = useWords();
  const own = roles.filter((role) => !role.built_in);
  return (
    <>
      <Card flush title={t('role.own')}>
        {own.length === 0 ? (
          <div className="grid gap-1 px-4 py-5">
            <p className="font-bold">{t('role.none')}</p>
            <p className="text-ink-2">{t('role.noneText')}</p>
          </div>
        ) : (
          <Roles roles={own} />
        )}
      </Card>
      <Card flush title={t('role.builtIn')}>
        <Roles roles={roles.filter((role) => role.built_in)} />
      </Card>
    </>
  );
}

function Roles({ roles }: { readonly roles: readonly BrandRole[] }) {
  const { t } = useWords();
  const roleName = useRoleName();
  return (
    <ul>
      {roles.map((role) => (
        <li
          key={role.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-b-0"
        >
          <span className="grid min-w-0 flex-[1_1_14rem]">
            <Link
              to={rolePath(role.id)}
              className={`${TEXT_LINK} flex min-h-6 w-fit max-w-full items-center phone:min-h-11`}
            >
              <bdi className="truncate">{roleName(role.id, role.name)}</bdi>
            </Link>
            {role.brand_name !== null && (
              <bdi className="w-fit max-w-full truncate text-sm text-ink-2">{role.brand_name}</bdi>
            )}
          </span>
          {role.archived && <Badge>{t('role.archived')}</Badge>}
          <span className="text-sm text-ink-2">{t('role.permissions', { count: role.rights.length })}</span>
          <span className="min-w-24 text-end text-sm text-ink-2">{t('role.people', { count: role.holders })}</span>
        </li>
      ))}
    </ul>
  );
}
