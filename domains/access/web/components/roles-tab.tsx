import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { RoleList } from './role-list.tsx';

const RolePage = lazy(async () => ({ default: (await import('./role-page.tsx')).RolePage }));

/** The roles that can be looked at here, or the one that the address names. */
export function RolesTab() {
  const [address] = useSearchParams();
  const role = address.get('role');
  if (role === null) return <RoleList />;
  return (
    <Suspense fallback={null}>
      <RolePage key={role} roleId={role} from={address.get('from')} />
    </Suspense>
  );
}
