import type { addPipeline } from '@hearth/domains/job-library/seed';
import { newId } from '@hearth/kit/id';

/** The hiring pipeline of the group's kitchens: two interviews, the second one at the stove. */
export const kitchenSteps = (): Parameters<typeof addPipeline>[2] => ({
  name: 'Kitchen',
  steps: [
    { id: newId(), type: 'NEW', names: {}, shown: true, target_days: 2 },
    { id: newId(), type: 'SCREEN', names: {}, shown: true, target_days: 3 },
    {
      id: newId(),
      type: 'INTERVIEW',
      names: {
        en: 'Chef interview',
        fr: 'Entretien avec le chef',
        de: 'Gespräch mit der Küchenleitung',
        es: 'Entrevista con el chef',
        pl: 'Rozmowa z szefem kuchni',
        ru: 'Собеседование с шеф-поваром',
        ar: 'مقابلة مع الشيف',
        tr: 'Şefle görüşme',
      },
      shown: true,
      target_days: 5,
    },
    {
      id: newId(),
      type: 'INTERVIEW',
      names: {
        en: 'Cooking test',
        fr: 'Essai en cuisine',
        de: 'Probekochen',
        es: 'Prueba de cocina',
        pl: 'Próba gotowania',
        ru: 'Проба на кухне',
        ar: 'اختبار طهي',
        tr: 'Yemek denemesi',
      },
      shown: true,
      target_days: 5,
    },
    { id: newId(), type: 'TRIAL', names: {}, shown: true, target_days: 7 },
    { id: newId(), type: 'OFFER', names: {}, shown: true, target_days: 3 },
  ],
  positions: [],
  locked: false,
});
