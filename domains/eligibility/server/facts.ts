import { findDocumentStates } from '@hearth/domains/documents/service';
import type { Tx } from '@hearth/platform/database';
import type { RegimeVersion } from '../contract/regime-schemas.ts';
import type { StatementContent } from '../contract/schemas.ts';
import { getRegime, termsOn } from '../rules/all-regimes.ts';
import type { Chosen } from '../rules/evidence.ts';
import { type EvidenceRow, findEvidence, findStatements, type StatementRow } from './queries/evidence.ts';
import type { CaseRow } from './queries/work-case.ts';
import { openStatementOf } from './statements.ts';

type DocumentState = NonNullable<
  Awaited<ReturnType<typeof findDocumentStates>> extends ReadonlyMap<string, infer S> ? S : never
>;

/** What was said and handed in for a case. */
export interface CaseParts {
  readonly terms: RegimeVersion;
  readonly statement: { readonly row: StatementRow; readonly said: StatementContent } | undefined;
  readonly evidence: readonly { readonly row: EvidenceRow; readonly document: DocumentState | undefined }[];
  /** What of it counts. */
  readonly chosen: readonly Chosen[];
}

/** A code that somebody stated stands for the item of a list that is handed in as a code. */
function codeOf(terms: RegimeVersion, said: StatementContent | undefined): readonly Chosen[] {
  if (said === undefined || said.code === '') return [];
  return terms.lists.flatMap(({ id: list, items }) =>
    items.flatMap(({ id: item, form }) => (form === 'CODE' ? [{ list, item }] : [])),
  );
}

/** What was said and handed in for some cases, in a fixed number of statements. */
export async function loadParts(tx: Tx, rows: readonly CaseRow[]): Promise<ReadonlyMap<string, CaseParts>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const found = await findEvidence(tx, ids);
  const documents = await findDocumentStates(
    tx,
    found.flatMap(({ document_id: id }) => id ?? []),
  );
  const statements = new Map((await findStatements(tx, ids)).map((row) => [row.case_id, row]));
  return new Map(
    rows.map((row) => {
      const terms = termsOn(getRegime(row.regime), row.starts_on);
      const own = found
        .filter(({ case_id: id }) => id === row.id)
        .map((one) => ({ row: one, document: documents.get(one.document_id ?? '') }));
      const stated = statements.get(row.id);
      const statement = stated === undefined ? undefined : { row: stated, said: openStatementOf(tx, stated) };
      const counts = own.filter(({ document }) => document?.state !== 'REJECTED' && document?.state !== 'REMOVED');
      // A code of a former round has been used.
      const code = codeOf(terms, stated?.round === row.round ? statement?.said : undefined);
      const chosen = [...counts.map(({ row: { list, item } }) => ({ list, item })), ...code];
      return [row.id, { terms, statement, evidence: own, chosen }];
    }),
  );
}

export async function loadPartsOf(tx: Tx, row: CaseRow): Promise<CaseParts> {
  const parts = (await loadParts(tx, [row])).get(row.id);
  if (parts === undefined) throw new Error('The case has no parts.');
  return parts;
}
