/** The thread of the notices of a conversation: of messages that nobody has read, one notice is shown. */
export const messageThread = (applicationId: string): string => `messages ${applicationId}`;
