import { usePhrases } from '@hearth/i18n/phrases';
import type { Phrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import type { Reason } from '../contract/schemas.ts';
import en from './en.json' with { type: 'json' };

/** The phrases of this domain. */
export type Words = Phrases<PhraseKey<typeof en>>;

export function useWords(): Words {
  return usePhrases('imports', en);
}

function isKey<Group extends object>(group: Group, key: string): key is keyof Group & string {
  return key in group;
}

/** The name of a field, or its key when there is none. */
export function fieldName({ t }: Words, key: string): string {
  return isKey(en.fields, key) ? t(`fields.${key}`) : key;
}

/** What is wrong with a cell, as a sentence. */
export function reasonText({ t }: Words, reason: Reason): string {
  return isKey(en.rules, reason.rule)
    ? t(`rules.${reason.rule}`, { detail: reason.detail, value: reason.value })
    : reason.rule;
}

/** A rule in two or three words. */
export function ruleName({ t }: Words, rule: string): string {
  return isKey(en.ruleNames, rule) ? t(`ruleNames.${rule}`) : rule;
}

/** Why a file or an import did not work. */
export function problemText({ t, problem }: Words, code: string, line?: string): string {
  const key = code.toUpperCase();
  if (!isKey(en.problems, key) || key === 'line') return problem({ code: 'UNKNOWN' });
  const sentence = t(`problems.${key}`);
  return line === undefined ? sentence : t('problems.line', { problem: sentence, line });
}
