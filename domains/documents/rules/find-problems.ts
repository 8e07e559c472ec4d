import type { FieldRule } from '@hearth/kit/field-rule';
import type { DocumentContent, TypeContent } from '../contract/schemas.ts';

/** A field of a document that is missing or makes no sense. */
export interface DocumentProblem {
  readonly field: 'valid_from' | 'valid_until' | 'file';
  readonly rule: FieldRule;
}

/** What is wrong with a document; nothing where it can be kept. One that has ended is no proof, so it can’t be sent. */
export function findDocumentProblems(
  content: DocumentContent,
  type: Pick<TypeContent, 'expires'>,
  { hasFile, today }: { readonly hasFile: boolean; readonly today: string },
): DocumentProblem[] {
  const { valid_from: from, valid_until: until } = content;
  const problems: DocumentProblem[] = [];
  if (!hasFile) problems.push({ field: 'file', rule: 'required' });
  if (type.expires && until === null) problems.push({ field: 'valid_until', rule: 'required' });
  if (until !== null && (until < today || (from !== null && until < from)))
    problems.push({ field: 'valid_until', rule: 'too_small' });
  return problems;
}

/** The document as it is kept: what does not end has no last day. */
export function completeDocument(content: DocumentContent, type: Pick<TypeContent, 'expires'>): DocumentContent {
  return type.expires ? content : { ...content, valid_until: null };
}
