import { TeamPage } from '@hearth/domains/team/widgets';
import { lazy } from 'react';

/** For whoever opens a person, and after what is known of them. */
const EmployeeConversations = lazy(async () => ({
  default: (await import('@hearth/domains/messaging/widgets')).EmployeeConversations,
}));

/** The people who work for the brand in view, each with the conversations that brought them here. */
export function Component() {
  return <TeamPage More={EmployeeConversations} />;
}
