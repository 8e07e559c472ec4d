import type {
  DocumentChoice,
  DocumentLine,
  DocumentType,
  ListedLine,
  PersonDocument,
  PersonDocuments,
} from '../contract/schemas.ts';
import type { DocumentRow } from './queries/document.ts';
import type { LineRow } from './queries/line.ts';
import type { PersonRow } from './queries/person.ts';
import type { HoldRow } from './queries/retention.ts';
import type { TypeRow } from './queries/type.ts';

/** A type as a brand sees it. */
export function presentType(
  row: TypeRow,
  at: { readonly brandId: string; readonly nameOf: (brandId: string) => string },
): DocumentType {
  return {
    id: row.id,
    brand_id: row.brand_id,
    brand_name: at.nameOf(row.brand_id),
    name: row.name,
    restricted_class: row.restricted_class,
    expires: row.expires,
    needs_review: row.needs_review,
    employee_sends: row.employee_sends,
    required: row.required,
    countries: row.countries,
    position_ids: row.position_ids,
    minors_only: row.minors_only,
    hint: row.hint,
    keep_months: row.keep_months,
    version: row.version,
    archived_at: row.archived_at?.toISOString() ?? null,
    is_own: row.brand_id === at.brandId,
  };
}

/** What a document needs beside its row: names of people, and its file. */
export interface DocumentFacts {
  readonly names: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, NonNullable<PersonDocument['file']>>;
}

export function presentDocument(row: DocumentRow, { names, files }: DocumentFacts): PersonDocument {
  return {
    id: row.id,
    type_id: row.type_id,
    name: row.name,
    restricted_class: row.restricted_class,
    valid_from: row.valid_from,
    valid_until: row.valid_until,
    note: row.note,
    file: row.attachment_id === null ? null : (files.get(row.attachment_id) ?? null),
    state: row.state,
    sent_at: row.sent_at.toISOString(),
    decided_by: row.decided_by === null ? '' : (names.get(row.decided_by) ?? ''),
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    version: row.version,
  };
}

function presentLine(row: LineRow): DocumentLine {
  return {
    type_id: row.type_id,
    name: row.name,
    restricted_class: row.restricted_class,
    standing: row.standing,
    is_required: row.is_required,
    employee_sends: row.employee_sends,
    valid_until: row.valid_until,
    is_waiting: row.is_waiting,
    asked_at: row.asked_at?.toISOString() ?? null,
  };
}

export function presentListed(row: LineRow): ListedLine {
  return {
    ...presentLine(row),
    employee_id: row.employee_id,
    employee_name: row.employee_name,
    position_name: row.position_name,
    location: { id: row.location_id, name: row.location_name },
  };
}

function presentChoice({ id, name, restricted_class, expires, needs_review, hint }: TypeRow): DocumentChoice {
  return { id, name, restricted_class, expires, needs_review, hint };
}

/** One person with their lines and documents, and the types that can be handed in for them. */
export function presentPerson(
  person: PersonRow,
  {
    lines,
    documents,
    types,
    hold,
  }: {
    readonly lines: readonly LineRow[];
    readonly documents: readonly PersonDocument[];
    readonly types: readonly TypeRow[];
    readonly hold: HoldRow | undefined;
  },
): PersonDocuments {
  return {
    employee_id: person.id,
    employee_name: person.name,
    location: { id: person.location_id, name: person.location_name },
    position_name: person.position_name,
    lines: lines.map(presentLine),
    documents: [...documents],
    choices: types.filter(({ brand_id: at }) => person.ancestor_ids.includes(at)).map(presentChoice),
    hold: hold === undefined ? null : { reason: hold.reason, since: hold.held_at.toISOString() },
  };
}
