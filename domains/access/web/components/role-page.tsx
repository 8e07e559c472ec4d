import { Resource } from '@hearth/ui/resource';
import { useBrand } from '@hearth/client/person';
import { useCall } from '@hearth/client/query';
import { Icon } from '@hearth/ui/icon';
import { SkeletonText } from '@hearth/ui/skeleton';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { getBrandRole } from '../../contract/endpoints.ts';
import { ROLES_PATH } from '../role-path.ts';
import { useWords } from '../words.ts';
import { RoleEditor } from './role-editor.tsx';
import { RoleSide } from './role-side.tsx';

const NEW = 'new';
/** What a new role begins with where nobody chose one: the least that is of use. */
const FIRST_BASE = 'SCHEDULER';

/** One role: what it gives, who holds it, and how it came to be. */
export function RolePage({ roleId, from }: { readonly roleId: string; readonly from: string | null }) {
  const { t, problem } = useWords();
  const { id } = useBrand();
  const isNew = roleId === NEW;
  const read = useCall(getBrandRole, {
    params: { id, role_id: isNew ? (from ?? FIRST_BASE) : roleId },
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Link
        to={ROLES_PATH}
        className="inline-flex min-h-9 w-fit items-center gap-1.5 text-dense text-ink-2 hover:text-accent-ink phone:min-h-11"
      >
        <Icon of={ArrowLeft} directional />
        {t('role.back')}
      </Link>
      <Resource of={read} failed={t('role.failed')} problem={problem} loading={<SkeletonText lines={10} />}>
        {(data) => (
          <div className={isNew ? 'max-w-4xl' : 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]'}>
            <RoleEditor role={isNew ? null : data.role} base={isNew ? data.role : data.base} />
            {!isNew && <RoleSide role={data.role} versions={data.versions} />}
          </div>
        )}
      </Resource>
    </div>
  );
}
