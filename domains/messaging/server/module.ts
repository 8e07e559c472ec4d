import { defineModule } from '@hearth/platform/module';
import { answerAsk, askCandidate, withdrawAsk } from './handlers/asks.ts';
import { blockWriting, endBlock } from './handlers/blocks.ts';
import {
  countUnreadCandidate,
  countUnreadEmployer,
  getMessageBoard,
  listCandidateConversations,
  listEmployerConversations,
} from './handlers/conversations.ts';
import { changeDesk, getDesk } from './handlers/desk.ts';
import { exportConversation } from './handlers/export-conversation.ts';
import { changeHouseMail, listHouseMail } from './handlers/house-mail.ts';
import { listMessages, openMessageFile } from './handlers/list-messages.ts';
import { changeMailChoice, listMailChoices } from './handlers/mail-choices.ts';
import { findLetterChoice, listLetterChoices, listLetterSteps, setLetterChoice } from './handlers/letter-choices.ts';
import { markRead } from './handlers/mark-read.ts';
import { fillTemplates } from './handlers/fill-templates.ts';
import { addNote } from './handlers/notes.ts';
import { listEmployeeConversations, listPersonMessages } from './handlers/person.ts';
import { receiveMail } from './handlers/receive-mail.ts';
import { receiveText } from './handlers/receive-text.ts';
import { decideReport, listReports } from './handlers/reports.ts';
import { getSafety, reportMessages } from './handlers/safety.ts';
import { sendMessage } from './handlers/send-message.ts';
import {
  approveMinorSender,
  endSuspension,
  listMinorSenders,
  listSuspensions,
  removeMinorSender,
} from './handlers/sender-rights.ts';
import { cancelSending, createSending, listSendings, previewSending } from './handlers/sendings.ts';
import { changeTemplate, createTemplate, deleteTemplate, listTemplates } from './handlers/templates.ts';
import { changeTextChoice, listTextChoices } from './handlers/text-choices.ts';
import { changeTranslation, translateMessages } from './handlers/translations.ts';
import { unsubscribe } from './handlers/unsubscribe.ts';
import { followInterviews } from './jobs/follow-interviews.ts';
import { mailAssignees } from './jobs/mail-assignees.ts';
import { mailDigests } from './jobs/mail-digests.ts';
import { forgetReports } from './jobs/forget-reports.ts';
import { mailMessage } from './jobs/mail-message.ts';
import { notifyMessage } from './jobs/notify-message.ts';
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
    listLetterChoices,
    setLetterChoice,
    listLetterSteps,
    findLetterChoice,
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
    changeTranslation,
    translateMessages,
    receiveMail,
    receiveText,
    unsubscribe,
    listMailChoices,
    changeMailChoice,
    listTextChoices,
    changeTextChoice,
    listHouseMail,
    changeHouseMail,
    getSafety,
    reportMessages,
    blockWriting,
    endBlock,
    listReports,
    decideReport,
    listSuspensions,
    endSuspension,
    listMinorSenders,
    approveMinorSender,
    removeMinorSender,
  ],
  jobs: [sendPlanned, mailMessage, wakeConversations, mailAssignees, mailDigests, forgetReports],
  listeners: [followInterviews, notifyMessage],
});
