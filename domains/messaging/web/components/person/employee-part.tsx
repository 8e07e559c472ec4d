import { lazy } from 'react';

const Part = lazy(() => import('./employee-conversations.tsx'));

/** The conversations that led to an employment; the code loads when a person is opened. */
export function EmployeeConversations({ employeeId }: { employeeId: string }) {
  return <Part employeeId={employeeId} />;
}
