import type {
  ListedStanding,
  PersonQualifications,
  Qualification,
  QualificationRecord,
} from '../../contract/schemas.ts';

export const id = (n: number): string => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export function aQualification(more: Partial<Qualification> = {}): Qualification {
  return {
    id: id(1),
    brand_id: id(90),
    brand_name: 'Harbour Group',
    kind: 'CERTIFICATE',
    name: 'Food hygiene',
    level_names: [],
    months_valid: 24,
    needs_number: false,
    needs_issuer: false,
    needs_file: false,
    authority: '',
    version: 1,
    archived_at: null,
    is_own: true,
    ...more,
  };
}

export function aLine(more: Partial<ListedStanding> = {}): ListedStanding {
  return {
    qualification_id: id(1),
    name: 'Food hygiene',
    kind: 'CERTIFICATE',
    standing: 'EXPIRED',
    demanded: { min_level: 1, level_name: null, strictness: 'block' },
    level_name: null,
    expires_on: '2026-11-01',
    is_waiting: false,
    employee_id: id(20),
    employee_name: 'Inês Quintela',
    position_name: 'Bartender',
    location: { id: id(91), name: 'Harbour House' },
    ...more,
  };
}

export function aRecord(more: Partial<QualificationRecord> = {}): QualificationRecord {
  return {
    id: id(30),
    qualification_id: id(1),
    name: 'Food hygiene',
    kind: 'CERTIFICATE',
    level: 1,
    level_name: null,
    number: 'A 17',
    issuer: '',
    issued_on: '2026-11-01',
    expires_on: '2028-11-01',
    note: '',
    file: { id: id(40), name: 'food.pdf', type: 'application/pdf', size: 1200 },
    state: 'PENDING',
    sent_at: '2026-11-16T09:00:00Z',
    decided_by: '',
    decided_at: null,
    reason: '',
    version: 3,
    ...more,
  };
}

export function aPerson(more: Partial<PersonQualifications> = {}): PersonQualifications {
  const { employee_id, employee_name, position_name, location, ...line } = aLine({
    standing: 'WAITING',
    is_waiting: true,
  });
  return { employee_id, employee_name, position_name, location, lines: [line], records: [aRecord()], ...more };
}
