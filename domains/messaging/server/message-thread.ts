/** The thread of the notices of a conversation: of messages that nobody has read, one notice is shown. */
export const messageThread = (applicationId: string): string => `messages ${applicationId}`;

/** The thread of the notices that a side of a conversation between a location and one of its staff gets. */
export const staffThread = (conversationId: string, reader: 'LOCATION' | 'STAFF'): string =>
  `staff messages ${conversationId} ${reader}`;
