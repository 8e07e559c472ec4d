import { defineModule } from '@hearth/platform/module';
import { answerAsk, askCandidate, withdrawAsk } from './handlers/asks.ts';
import {
  countUnreadCandidate,
  countUnreadEmployer,
  getMessageBoard,
  listCandidateConversations,
  listEmployerConversations,
} from './handlers/conversations.ts';
import { changeDesk, getDesk } from './handlers/desk.ts';
import { exportConversation } from './handlers/export-conversation.ts';
import { listMessages, openMessageFile } from './handlers/list-messages.ts';
import { changeMailChoice, listMailChoices } from './handlers/mail-choices.ts';
import { markRead } from './handlers/mark-read.ts';
import { fillTemplates } from './handlers/fill-templates.ts';
import { addNote } from './handlers/notes.ts';
import { listEmployeeConversations, listPersonMessages } from './handlers/person.ts';
import { receiveMail } from './handlers/receive-mail.ts';
import { sendMessage } from './handlers/send-message.ts';
import { cancelSending, createSending, listSendings, previewSending } from './handlers/sendings.ts';
import { changeTemplate, createTemplate, deleteTemplate, listTemplates } from './handlers/templates.ts';
import { unsubscribe } from './handlers/unsubscribe.ts';
import { mailMessage } from './jobs/mail-message.ts';
import { sendPlanned } from './jobs/send-planned.ts';
import { wakeConversations } from './jobs/wake-conversations.ts';

export const messaging = defineModule({
  name: 'messaging',
  endpoints: [
    getMessageBoard,
    listEmployerConversations,
    listCandidateConversations,
    listMessages,
    openMessageFile,
    sendMessage,
    markRead,
    countUnreadEmployer,
    countUnreadCandidate,
    listTemplates,
    createTemplate,
    changeTemplate,
    deleteTemplate,
    fillTemplates,
    previewSending,
    createSending,
    cancelSending,
    listSendings,
    getDesk,
    changeDesk,
    addNote,
    askCandidate,
    answerAsk,
    withdrawAsk,
    listPersonMessages,
    listEmployeeConversations,
    exportConversation,
    receiveMail,
    unsubscribe,
    listMailChoices,
    changeMailChoice,
  ],
  jobs: [sendPlanned, mailMessage, wakeConversations],
});
