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
