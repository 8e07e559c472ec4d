/** How conversations begin, what candidates ask, and what they hear. */
export const OPENERS = [
  'Thank you for applying! Could you come by this week for a short talk?',
  'Hello, your message made us curious. When would be a good time to call you?',
  'Thanks for writing to us. We would love to show you the place; is Thursday at four all right?',
  'Good to hear from you! Have you worked weekends before?',
] as const;

export const QUESTIONS = [
  'I finish late on Saturdays. Is there a way home after two?',
  'Thursday works well for me. Should I bring anything?',
  'Could I start with fewer hours until my exams are over?',
  'Yes, for two years, mostly evenings. Is there parking for bicycles?',
  'Is the schedule fixed, or does it change every week?',
] as const;

export const REPLIES = [
  'A staff car leaves at 02:15 and passes most of the city. Shall we meet?',
  'Just yourself. Ask for Leonor at the door.',
  'Of course, we can begin with two shifts a week.',
  'You see it two weeks ahead, and swaps are easy. See you soon!',
] as const;

/** Texts of the house that are written again and again. */
export const SAVED = [
  {
    name: 'Invitation to a trial shift',
    texts: {
      en: 'Hello {{first_name}}, we would like to see you at work. Come to {{location}}, {{address}}, in black trousers and closed shoes. Ask for {{sender}}.',
      de: 'Hallo {{first_name}}, wir möchten Sie bei der Arbeit erleben. Kommen Sie zu {{location}}, {{address}}, in schwarzer Hose und festen Schuhen. Fragen Sie nach {{sender}}.',
      fr: 'Bonjour {{first_name}}, nous aimerions vous voir à l’œuvre. Venez chez {{location}}, {{address}}, en pantalon noir et chaussures fermées. Demandez {{sender}}.',
    },
  },
  {
    name: 'Still looking',
    texts: {
      en: 'Hello {{first_name}}, thank you for your patience. We decide about “{{job}}” this week and will write to you either way.',
    },
  },
] as const;
