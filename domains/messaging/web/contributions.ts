import { contribute } from '@hearth/client/slots';
import {
  APPLICATION_CONVERSATION,
  HIRING_REPORT,
  LETTER_CHOICE,
  MESSAGE_SELECTED,
  OWN_LETTERS,
} from '@hearth/domains/applications/slots';
import { EMPLOYEE_MESSAGES, EMPLOYEE_MORE } from '@hearth/domains/team/slots';

/** What messaging adds to the pages of hiring and of the team. */
export const contributions = [
  contribute(APPLICATION_CONVERSATION, {
    load: async () => (await import('./components/conversation.tsx')).Conversation,
  }),
  contribute(OWN_LETTERS, {
    load: async () => (await import('./components/letters/own-letters.ts')).OwnLettersOfMessaging,
  }),
  contribute(LETTER_CHOICE, {
    load: async () => (await import('./components/templates/letter-field.tsx')).LetterField,
  }),
  contribute(MESSAGE_SELECTED, {
    load: async () => (await import('./components/templates/several-dialog.tsx')).SeveralDialog,
  }),
  contribute(HIRING_REPORT, {
    order: 40,
    load: async () => (await import('./components/letters/letters-card.tsx')).LettersCard,
  }),
  contribute(EMPLOYEE_MORE, {
    order: 5,
    load: async () => (await import('./components/staff/write-to-employee.tsx')).WriteToEmployee,
  }),
  contribute(EMPLOYEE_MESSAGES, {
    order: 5,
    load: async () => (await import('./components/staff/write-to-employee.tsx')).WriteToEmployee,
  }),
  contribute(EMPLOYEE_MORE, {
    load: async () => (await import('./components/person/employee-conversations.tsx')).EmployeeConversations,
  }),
  contribute(EMPLOYEE_MESSAGES, {
    load: async () => (await import('./components/person/employee-conversations.tsx')).EmployeeConversations,
  }),
];
