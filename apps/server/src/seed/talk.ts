interface Answer {
  readonly text: string;
  readonly replies: readonly [string, ...string[]];
}

/** How an employer opens a conversation, and what may follow. */
interface Conversation {
  readonly opener: string;
  readonly answers: readonly [Answer, ...Answer[]];
}

export const CONVERSATIONS: readonly [Conversation, ...Conversation[]] = [
  {
    opener: 'Thanks for applying! Could you come in this week for a short interview?',
    answers: [
      {
        text: 'Thursday works well for me. Should I bring anything?',
        replies: ['Just yourself. Ask for Leonor at the door.', 'No need. Thursday at 15:00, then. See you!'],
      },
      {
        text: 'Yes, any day after 14:00. Is there somewhere to park a bike?',
        replies: ['In the courtyard behind the kitchen. Shall we say Wednesday at 15:00?'],
      },
    ],
  },
  {
    opener: 'Hi, we liked your application. When is a good time to call you?',
    answers: [
      {
        text: 'Any day after 16:00. Is the schedule fixed, or does it change every week?',
        replies: ['It changes, but you’ll see it two weeks ahead, and swaps are easy. Talk tomorrow!'],
      },
      {
        text: 'Tomorrow morning is best. I’m in class in the afternoon.',
        replies: ['Great, I’ll call you at 10:00.'],
      },
    ],
  },
  {
    opener: 'Thanks for your message. We’d love to show you around. Does Thursday at 16:00 work?',
    answers: [
      {
        text: 'Yes, see you then. Could I start with fewer hours until my exams are over?',
        replies: ['Of course, we can start with two shifts a week.'],
      },
    ],
  },
  {
    opener: 'Good to hear from you! Have you worked weekends before?',
    answers: [
      {
        text: 'Yes, for two years. I finish late on Saturdays, is there a way home after 2:00?',
        replies: ['A staff car leaves at 2:15 and covers most of the city. Shall we meet this week?'],
      },
      {
        text: 'Yes, mostly evenings. How far ahead do you publish the schedule?',
        replies: ['Two weeks ahead. Would you like to come in for an interview?'],
      },
    ],
  },
];

/** The group's message templates. */
export const TEMPLATES = [
  {
    name: 'Invitation to a trial shift',
    texts: {
      en: 'Hi {{first_name}}, we’d like to see you at work. Please come to {{location}}, {{address}}, in black trousers and closed shoes, and ask for {{sender}}.',
      de: 'Hallo {{first_name}}, wir möchten Sie bei der Arbeit kennenlernen. Kommen Sie bitte in schwarzer Hose und festen Schuhen zu {{location}}, {{address}}, und fragen Sie nach {{sender}}.',
      fr: 'Bonjour {{first_name}}, nous aimerions vous voir à l’œuvre. Venez chez {{location}}, {{address}}, en pantalon noir et chaussures fermées, et demandez {{sender}}.',
    },
  },
  {
    name: 'Decision this week',
    texts: {
      en: 'Hi {{first_name}}, thanks for your patience. We’ll decide on “{{job}}” this week and let you know either way.',
    },
  },
] as const;
