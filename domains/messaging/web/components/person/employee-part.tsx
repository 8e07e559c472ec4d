import { lazy } from 'react';

/** The conversations that an employment came from: the code comes when somebody opens the person. */
export const EmployeeConversations = lazy(() => import('./employee-conversations.tsx'));
