import { defineModule } from '@hearth/platform/module';
import { answerAsk, askCandidate, withdrawAsk } from './handlers/requests/asks.ts';
import { blockWriting, endBlock } from './handlers/safety/blocks.ts';
import {
  countUnreadCandidate,
  countUnreadEmployer,
  getMessageBoard,
  listCandidateConversations,
  listEmployerConversations,
} from './handlers/conversations/conversations.ts';
import { changeDesk, getDesk } from './handlers/inbox/desk.ts';
import { exportConversation } from './handlers/conversations/export-conversation.ts';
import { changeHouseMail, listHouseMail } from './handlers/mail/house-mail.ts';
import { listMessages, openMessageFile } from './handlers/conversations/list-messages.ts';
import { changeMailChoice, listMailChoices } from './handlers/mail/mail-choices.ts';
import {
  findLetterChoice,
  listLetterChoices,
  listLetterSteps,
  setLetterChoice,
} from './handlers/templates/letter-choices.ts';
import { markRead } from './handlers/conversations/mark-read.ts';
import { fillTemplates } from './handlers/templates/fill-templates.ts';
import { addNote } from './handlers/inbox/notes.ts';
import { listEmployeeConversations, listPersonMessages } from './handlers/conversations/person.ts';
import { receiveMail } from './handlers/mail/receive-mail.ts';
import { receiveText } from './handlers/sms/receive-text.ts';
import { decideReport, listReports } from './handlers/safety/reports.ts';
import { getSafety, reportMessages } from './handlers/safety/safety.ts';
import { sendMessage } from './handlers/conversations/send-message.ts';
import {
  approveMinorSender,
  endSuspension,
  listMinorSenders,
  listSuspensions,
  removeMinorSender,
} from './handlers/safety/sender-rights.ts';
import { cancelSending, createSending, listSendings, previewSending } from './handlers/templates/sendings.ts';
import { changeTemplate, createTemplate, deleteTemplate, listTemplates } from './handlers/templates/templates.ts';
import { changeTextChoice, listTextChoices } from './handlers/sms/text-choices.ts';
import { changeTranslation, translateMessages } from './handlers/conversations/translations.ts';
import {
  listMyStaffConversations,
  listMyStaffMessages,
  openMyStaffConversation,
  readMyStaffMessages,
  sendMyStaffMessage,
} from './handlers/staff/own.ts';
import {
  listStaffConversations,
  listStaffMessages,
  openStaffConversation,
  readStaffMessages,
  sendStaffMessage,
} from './handlers/staff/location.ts';
import { unsubscribe } from './handlers/mail/unsubscribe.ts';
import { followInterviews } from './jobs/follow-interviews.ts';
import { mailAssignees } from './jobs/mail-assignees.ts';
import { mailDigests } from './jobs/mail-digests.ts';
import { forgetReports } from './jobs/forget-reports.ts';
import { mailMessage } from './jobs/mail-message.ts';
import { notifyMessage } from './jobs/notify-message.ts';
import { notifyStaffMessage } from './jobs/notify-staff-message.ts';
import { sendPlanned } from './jobs/send-planned.ts';
import { wakeConversations } from './jobs/wake-conversations.ts';
import { staffConversationRecords } from './queries/staff/own-records.ts';

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
    listMyStaffConversations,
    openMyStaffConversation,
    listMyStaffMessages,
    sendMyStaffMessage,
    readMyStaffMessages,
    listStaffConversations,
    openStaffConversation,
    listStaffMessages,
    sendStaffMessage,
    readStaffMessages,
  ],
  jobs: [sendPlanned, mailMessage, wakeConversations, mailAssignees, mailDigests, forgetReports],
  listeners: [followInterviews, notifyMessage, notifyStaffMessage],
  ownRecords: staffConversationRecords,
});
