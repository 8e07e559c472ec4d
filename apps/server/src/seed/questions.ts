import type { addBankQuestion } from '@hearth/domains/job-library/seed';

type BankQuestionInput = Parameters<typeof addBankQuestion>[2];

/** A question without choices in the languages of the teams. */
const plain = (text: string): { text: string; options: string[] } => ({ text, options: [] });

/** The group's question bank. */
export const QUESTIONS: readonly BankQuestionInput[] = [
  {
    kind: 'YES_NO',
    language: 'en',
    text: 'Can you work weekends?',
    options: [],
    required: true,
    knock_out: null,
    translations: {
      fr: plain('Pouvez-vous travailler le week-end ?'),
      de: plain('Können Sie am Wochenende arbeiten?'),
      es: plain('¿Puedes trabajar los fines de semana?'),
      pl: plain('Czy możesz pracować w weekendy?'),
      ru: plain('Можете ли вы работать по выходным?'),
      ar: plain('هل يمكنك العمل في عطلة نهاية الأسبوع؟'),
      tr: plain('Hafta sonları çalışabilir misiniz?'),
    },
    tags: ['availability'],
  },
  {
    kind: 'MULTI',
    language: 'en',
    text: 'Which areas have you worked in?',
    options: ['Bar', 'Kitchen', 'Floor', 'Front desk'],
    required: false,
    knock_out: null,
    translations: {
      de: {
        text: 'In welchen Bereichen haben Sie schon gearbeitet?',
        options: ['Bar', 'Küche', 'Service', 'Rezeption'],
      },
      es: { text: '¿En qué departamentos has trabajado?', options: ['Barra', 'Cocina', 'Sala', 'Recepción'] },
      ar: { text: 'ما الأقسام التي عملت فيها؟', options: ['البار', 'المطبخ', 'الصالة', 'مكتب الاستقبال'] },
    },
    tags: ['experience'],
  },
  {
    kind: 'DATE',
    language: 'en',
    text: 'When can you start?',
    options: [],
    required: true,
    knock_out: null,
    translations: {
      de: plain('Ab wann können Sie anfangen?'),
      ar: plain('متى يمكنك البدء؟'),
    },
    tags: ['availability'],
  },
];
