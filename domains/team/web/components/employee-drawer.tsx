import { Slot } from '@hearth/client/slots';
import { hasPermission, useBrand, useUser } from '@hearth/client/person';
import { Button } from '@hearth/ui/button';
import { Drawer } from '@hearth/ui/drawer';
import { Resource } from '@hearth/ui/resource';
import { TEXT_LINK } from '@hearth/ui/link-button';
import { SkeletonText } from '@hearth/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useEmployee } from '../api.ts';
import { EMPLOYEE_MORE } from '../slots.ts';
import { useTeamPhrases } from '../words.ts';
import { EmployeeDetails } from './employee-details.tsx';

const EmployeeDialog = lazy(async () => ({ default: (await import('./employee-dialog.tsx')).EmployeeDialog }));
const EndDialog = lazy(async () => ({ default: (await import('./end-dialog.tsx')).EndDialog }));

/** The details of an employee, and the actions on them. */
export function EmployeeDrawer({ employeeId, onClose }: { employeeId: string; onClose: () => void }) {
  const { t, problem } = useTeamPhrases();
  const read = useEmployee(employeeId);
  const employee = read.data;
  const brand = useBrand();
  const [doing, setDoing] = useState<'edit' | 'end' | null>(null);
  const stop = (): void => setDoing(null);
  const user = useUser();
  const mayChange = employee !== undefined && hasPermission(brand, 'MANAGE_TEAM');
  return (
    <>
      <Drawer
        open
        onClose={onClose}
        title={t('detail.title')}
        closeLabel={t('close')}
        footer={
          mayChange && (
            <>
              {/* Nobody ends their own. */}
              {employee.status === 'ACTIVE' && employee.user_id !== user.id && (
                <Button variant="ghost" onClick={() => setDoing('end')}>
                  {t('detail.end')}
                </Button>
              )}
              <Button variant="primary" onClick={() => setDoing('edit')}>
                {t('detail.edit')}
              </Button>
            </>
          )
        }
      >
        <Link
          to={`/team/${employeeId}`}
          className={`${TEXT_LINK} mb-3 inline-flex min-h-6 items-center phone:min-h-11`}
        >
          {t('detail.open')}
        </Link>
        <Resource of={read} problem={problem} loading={<SkeletonText lines={8} />}>
          {(known) => (
            <EmployeeDetails employee={known}>
              <Suspense>
                <Slot of={EMPLOYEE_MORE} with={{ employeeId: known.id }} />
              </Suspense>
            </EmployeeDetails>
          )}
        </Resource>
      </Drawer>
      <Suspense fallback={null}>
        {employee !== undefined && doing === 'edit' && <EmployeeDialog employee={employee} onClose={stop} />}
        {employee !== undefined && doing === 'end' && <EndDialog employee={employee} onClose={stop} />}
      </Suspense>
    </>
  );
}
