import { usePhrases } from '@hearth/i18n/phrases';
import type { Phrases } from '@hearth/i18n/phrases';
import type { PhraseKey } from '@hearth/i18n/translate';
import type { Reason } from '../contract/schemas.ts';
import en from './en.json' with { type: 'json' };

/** The phrases of this domain. */
export type ImportPhrases = Phrases<PhraseKey<typeof en>>;

export function useWords(): ImportPhrases {
  return usePhrases('imports', en);
}

function isKey<Group extends object>(group: Group, key: string): key is keyof Group & string {
  return key in group;
}

/** The name of a field, or its key when there is none. */
export function fieldName({ t }: ImportPhrases, key: string): string {
  return isKey(en.fields, key) ? t(`fields.${key}`) : key;
}

/** A sentence about the error of a cell. */
export function formatReason({ t }: ImportPhrases, reason: Reason): string {
  return isKey(en.rules, reason.rule)
    ? t(`rules.${reason.rule}`, { detail: reason.detail, value: reason.value })
    : reason.rule;
}

/** The short name of a rule. */
export function formatRule({ t }: ImportPhrases, rule: string): string {
  return isKey(en.ruleNames, rule) ? t(`ruleNames.${rule}`) : rule;
}

/** A sentence about why a file or an import failed. */
export function formatProblem({ t, problem }: ImportPhrases, code: string, line?: string): string {
  const key = code.toUpperCase();
  if (!isKey(en.problems, key) || key === 'line') return problem({ code: 'UNKNOWN' });
  const sentence = t(`problems.${key}`);
  return line === undefined ? sentence : t('problems.line', { problem: sentence, line });
}
