import { hasPermission, useBrand } from '@hearth/client/person';
import { WhoCanSee } from '@hearth/domains/access/widgets';
import { useFormat } from '@hearth/i18n/use-format';
import { Avatar } from '@hearth/ui/avatar';
import { Badge } from '@hearth/ui/badge';
import { TEXT_LINK } from '@hearth/ui/link-button';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import type { Employee } from '../../contract/schemas.ts';
import { useLocationNames } from '../api.ts';
import { fullName, useTeamPhrases } from '../words.ts';
import { ActForLink } from './acting/act-for-link.tsx';
import { InvitationState } from './invitation/invitation-state.tsx';
import { PositionBadge } from './people.tsx';

const CardPart = lazy(() => import('./invitation/card-part.tsx'));
const RehirePart = lazy(() => import('./rehire/rehire-part.tsx'));

/** What is known of an employee today; `children` stand before who can see it. */
export function EmployeeDetails({ employee, children }: { employee: Employee; children?: ReactNode }) {
  const { t } = useTeamPhrases();
  const brand = useBrand();
  const { email, phone } = employee;
  return (
    <article className="grid gap-6">
      <header className="flex items-center gap-4">
        <Avatar name={fullName(employee)} tint={employee.position?.tint} size={56} />
        <div className="grid min-w-0 justify-items-start gap-1">
          <h3 className="text-xl font-bold text-balance">
            <bdi>{fullName(employee)}</bdi>
          </h3>
          <span className="flex max-w-full flex-wrap gap-1.5 text-base">
            <PositionBadge position={employee.position} />
            {employee.status === 'ENDED' && <Badge>{t('table.left')}</Badge>}
          </span>
        </div>
      </header>
      <Part title={t('detail.contact')}>
        <Fact name={t('detail.email')}>
          {email !== null && (
            <a href={`mailto:${email}`} className={`${TEXT_LINK} inline-flex min-h-6 items-center phone:min-h-11`}>
              <bdi className="[overflow-wrap:anywhere]">{email}</bdi>
            </a>
          )}
        </Fact>
        <Fact name={t('detail.phone')}>
          {phone !== null && (
            <a href={`tel:${phone}`} className={`${TEXT_LINK} inline-flex min-h-6 items-center phone:min-h-11`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
        </Fact>
        <Fact name={t('detail.login')}>
          {employee.has_login ? t('detail.hasLogin') : <InvitationState employee={employee} />}
          {employee.user_id !== null && <ActForLink userId={employee.user_id} />}
        </Fact>
      </Part>
      {hasPermission(brand, 'MANAGE_TEAM') && (
        <Suspense>
          <CardPart employee={employee} />
        </Suspense>
      )}
      <WorkPart employee={employee} />
      {children}
      {employee.status === 'ENDED' && hasPermission(brand, 'MANAGE_REHIRE') && (
        <Suspense>
          <RehirePart employeeId={employee.id} />
        </Suspense>
      )}
      <WhoCanSee kind="employee" brandId={employee.location_id} category={employee.position?.department ?? null} />
    </article>
  );
}

/** Where, since when and for how much somebody works. */
function WorkPart({ employee }: { employee: Employee }) {
  const { t } = useTeamPhrases();
  const { date, duration, money } = useFormat();
  const mayPay = hasPermission(useBrand(), 'VIEW_PAY');
  const alsoAt = useLocationNames(employee.secondary_location_ids);
  const { pay, contract_minutes_per_week: minutes } = employee;
  return (
    <Part title={t('detail.work')}>
      <Fact name={t('detail.place')}>
        <bdi>{employee.location_name}</bdi>
      </Fact>
      {alsoAt.length > 0 && (
        <Fact name={t('detail.alsoAt')}>
          {alsoAt.map((name) => (
            <bdi key={name} className="block">
              {name}
            </bdi>
          ))}
        </Fact>
      )}
      <Fact name={t('detail.firstDay')}>{employee.hire_date !== null && date(employee.hire_date, 'long')}</Fact>
      {employee.end_date !== null && <Fact name={t('detail.lastDay')}>{date(employee.end_date, 'long')}</Fact>}
      <Fact name={t('detail.contract')}>{minutes !== null && t('detail.hours', { hours: duration(minutes) })}</Fact>
      {mayPay && (
        <Fact name={t('detail.pay')}>
          {pay !== null && t('detail.perHour', { amount: money(pay.amount, pay.currency) })}
        </Fact>
      )}
      <Fact name={t('detail.number')}>
        {employee.employee_number !== null && <bdi>{employee.employee_number}</bdi>}
      </Fact>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h4 className="text-base font-bold">{title}</h4>
      <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2.5 text-base">
        {children}
      </dl>
    </section>
  );
}

/** One fact; where nothing is known it says so. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTeamPhrases();
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0">
        {children === false ? <span className="text-ink-2">{t('detail.none')}</span> : children}
      </dd>
    </>
  );
}
