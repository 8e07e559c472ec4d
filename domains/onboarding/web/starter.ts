import type { PhraseKey } from '@hearth/i18n/translate';
import type { Purpose, TemplateStep } from '../contract/schemas.ts';
import type en from './en.json';
import { emptyStep, type TemplateDraft } from './template-draft.ts';
import { useWords } from './words.ts';

type Say = (key: PhraseKey<typeof en>) => string;

/** What a new template begins with, in the reader’s language: something of each kind, to be changed or removed. */
export function useStarter(): (purpose: Purpose) => TemplateDraft {
  const { t } = useWords();
  return (purpose) => ({ purpose, name: t(`starter.nameOf.${purpose}`), steps: STEPS[purpose](t) });
}

const STEPS: Readonly<Record<Purpose, (t: Say) => readonly TemplateStep[]>> = {
  JOINING: (t) => [
    emptyStep({
      kind: 'READ',
      owner: 'HIRE',
      title: t('starter.rules'),
      text: t('starter.rulesText'),
      offset_days: -3,
    }),
    emptyStep({
      kind: 'SIGN',
      owner: 'HIRE',
      title: t('starter.contract'),
      text: t('starter.contractText'),
      offset_days: -3,
      required: true,
    }),
    emptyStep({
      kind: 'FORM',
      owner: 'HIRE',
      title: t('starter.details'),
      why: t('starter.detailsWhy'),
      fields: ['PHONE', 'BIRTH_DATE', 'ADDRESS', 'EMERGENCY_NAME', 'EMERGENCY_PHONE', 'IBAN', 'TAX_NUMBER'],
      offset_days: -2,
      required: true,
    }),
    emptyStep({
      kind: 'UPLOAD',
      owner: 'HIRE',
      title: t('starter.document'),
      why: t('starter.documentWhy'),
      offset_days: -2,
      required: true,
    }),
    emptyStep({ title: t('starter.locker'), offset_days: -1 }),
    emptyStep({ kind: 'MEET', owner: 'BUDDY', title: t('starter.tour') }),
    emptyStep({ kind: 'SYSTEM', owner: 'HIRE', title: t('starter.account'), offset_days: 1 }),
  ],
  LEAVING: (t) => [
    emptyStep({ kind: 'MEET', owner: 'HR', title: t('starter.exitInterview'), offset_days: -3 }),
    emptyStep({
      kind: 'FORM',
      owner: 'HIRE',
      title: t('starter.finalDetails'),
      why: t('starter.finalDetailsWhy'),
      fields: ['ADDRESS', 'IBAN'],
      offset_days: -3,
    }),
    emptyStep({ title: t('starter.handover'), offset_days: -1 }),
    emptyStep({ title: t('starter.assets'), required: true }),
    emptyStep({ kind: 'SYSTEM', owner: 'HIRE', title: t('starter.accessEnds'), offset_days: 1 }),
    emptyStep({ owner: 'HR', title: t('starter.finalPay'), offset_days: 3 }),
    emptyStep({ owner: 'HR', title: t('starter.certificate'), offset_days: 5 }),
  ],
  MOVING: (t) => [
    emptyStep({ title: t('starter.keys'), offset_days: -1 }),
    emptyStep({ kind: 'MEET', owner: 'MANAGER', title: t('starter.newTeam') }),
    emptyStep({ owner: 'HR', title: t('starter.payroll'), offset_days: 1 }),
  ],
};
