import type { addBankQuestion } from '@hearth/domains/jobs/seed';

type BankQuestionInput = Parameters<typeof addBankQuestion>[2];

/** A question without choices in the languages of the teams. */
const plain = (text: string): { text: string; options: string[] } => ({ text, options: [] });

/** What the group asks again and again, kept in its bank. */
export const QUESTIONS: readonly BankQuestionInput[] = [
  {
    kind: 'YES_NO',
    language: 'en',
    text: 'Can you work at weekends?',
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
    text: 'Where have you worked before?',
    options: ['Bar', 'Kitchen', 'Floor', 'Front desk'],
    required: false,
    knock_out: null,
    translations: {
      de: { text: 'Wo haben Sie schon gearbeitet?', options: ['Bar', 'Küche', 'Service', 'Empfang'] },
      es: { text: '¿Dónde has trabajado ya?', options: ['Barra', 'Cocina', 'Sala', 'Recepción'] },
      ar: { text: 'أين عملت من قبل؟', options: ['البار', 'المطبخ', 'الصالة', 'الاستقبال'] },
    },
    tags: ['experience'],
  },
  {
    kind: 'DATE',
    language: 'en',
    text: 'From which day on can you start?',
    options: [],
    required: true,
    knock_out: null,
    translations: {
      de: plain('Ab welchem Tag können Sie anfangen?'),
      ar: plain('من أي يوم يمكنك البدء؟'),
    },
    tags: ['availability'],
  },
];
