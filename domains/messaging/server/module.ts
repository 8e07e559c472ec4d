import { defineModule } from '@hearth/platform/module';
import {
  countUnreadCandidate,
  countUnreadEmployer,
  getMessageBoard,
  listCandidateConversations,
  listEmployerConversations,
} from './handlers/conversations.ts';
import { listMessages, openMessageFile } from './handlers/list-messages.ts';
import { markRead } from './handlers/mark-read.ts';
import { sendMessage } from './handlers/send-message.ts';

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
  ],
});
