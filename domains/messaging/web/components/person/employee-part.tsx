import { lazy } from 'react';

const Part = lazy(() => import('./employee-conversations.tsx'));

/** The conversations that an employment came from: the code comes when somebody opens the person. */
export function EmployeeConversations({ employeeId }: { employeeId: string }) {
  return <Part employeeId={employeeId} />;
}
