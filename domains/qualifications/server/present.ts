import type {
  Demand,
  ListedStanding,
  PersonQualifications,
  Qualification,
  QualificationRecord,
  StandingLine,
} from '../contract/schemas.ts';
import type { DemandRow } from './queries/demand.ts';
import type { PersonRow } from './queries/person.ts';
import type { QualificationRow } from './queries/qualification.ts';
import type { RecordRow } from './queries/record.ts';
import type { StandingRow } from './queries/standing.ts';

/** Whoever had a level that was taken away since has the highest that is left. */
const nameOfLevel = (names: readonly string[], level: number | null): string | null =>
  level === null ? null : (names[Math.min(level, names.length) - 1] ?? null);
/** The level that is demanded, where it is more than the first: that one everybody has who has the skill at all. */
const nameOfLeast = (names: readonly string[], least: number): string | null =>
  least > 1 ? nameOfLevel(names, least) : null;

/** A qualification as a brand sees it. */
export function presentQualification(
  row: QualificationRow,
  at: { readonly brandId: string; readonly nameOf: (brandId: string) => string },
): Qualification {
  return {
    id: row.id,
    brand_id: row.brand_id,
    brand_name: at.nameOf(row.brand_id),
    kind: row.kind,
    name: row.name,
    level_names: row.level_names,
    months_valid: row.months_valid,
    needs_number: row.needs_number,
    needs_issuer: row.needs_issuer,
    needs_file: row.needs_file,
    authority: row.authority,
    version: row.version,
    archived_at: row.archived_at?.toISOString() ?? null,
    is_own: row.brand_id === at.brandId,
  };
}

/** A demand as a brand sees it. */
export function presentDemand(row: DemandRow, brandId: string): Demand {
  const { group_id: _group, department: _department, level_names: names, ...rest } = row;
  return { ...rest, level_name: nameOfLeast(names, row.min_level), is_own: row.brand_id === brandId };
}

/** What a record needs beside its row: names of people, and its file. */
export interface RecordFacts {
  readonly names: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, NonNullable<QualificationRecord['file']>>;
}

export function presentRecord(row: RecordRow, { names, files }: RecordFacts): QualificationRecord {
  return {
    id: row.id,
    qualification_id: row.qualification_id,
    name: row.name,
    kind: row.kind,
    level: row.level,
    level_name: nameOfLevel(row.level_names, row.level),
    number: row.number,
    issuer: row.issuer,
    issued_on: row.issued_on,
    expires_on: row.expires_on,
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

export function presentLine(row: StandingRow): StandingLine {
  const { min_level: least, strictness } = row;
  return {
    qualification_id: row.qualification_id,
    name: row.name,
    kind: row.kind,
    standing: row.standing,
    demanded:
      least === null || strictness === null
        ? null
        : { min_level: least, level_name: nameOfLeast(row.level_names, least), strictness },
    level_name: nameOfLevel(row.level_names, row.level),
    expires_on: row.expires_on,
    is_waiting: row.is_waiting,
  };
}

export function presentListed(row: StandingRow): ListedStanding {
  return {
    ...presentLine(row),
    employee_id: row.employee_id,
    employee_name: row.employee_name,
    position_name: row.position_name,
    location: { id: row.location_id, name: row.location_name },
  };
}

/** One person with their lines and records. */
export function presentPerson(
  person: PersonRow,
  lines: readonly StandingRow[],
  records: readonly QualificationRecord[],
): PersonQualifications {
  return {
    employee_id: person.id,
    employee_name: person.name,
    location: { id: person.location_id, name: person.location_name },
    position_name: person.position_name,
    lines: lines.map(presentLine),
    records: [...records],
  };
}
