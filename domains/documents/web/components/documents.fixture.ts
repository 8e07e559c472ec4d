import type { DocumentType, ListedLine, PersonDocument, PersonDocuments } from '../../contract/schemas.ts';

export const id = (n: number): string => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export function aType(more: Partial<DocumentType> = {}): DocumentType {
  return {
    id: id(1),
    brand_id: id(90),
    brand_name: 'Harbour Group',
    name: 'Passport',
    restricted_class: 'IDENTITY',
    expires: true,
    needs_review: true,
    employee_sends: true,
    required: true,
    countries: [],
    position_ids: [],
    minors_only: false,
    hint: 'Front and back',
    keep_months: 24,
    version: 1,
    archived_at: null,
    is_own: true,
    ...more,
  };
}

export function aLine(more: Partial<ListedLine> = {}): ListedLine {
  return {
    type_id: id(1),
    name: 'Passport',
    restricted_class: 'IDENTITY',
    standing: 'EXPIRED',
    is_required: true,
    employee_sends: true,
    valid_until: '2026-11-01',
    is_waiting: false,
    asked_at: null,
    employee_id: id(20),
    employee_name: 'Inês Quintela',
    position_name: 'Bartender',
    location: { id: id(91), name: 'Harbour House' },
    ...more,
  };
}

export function aDocument(more: Partial<PersonDocument> = {}): PersonDocument {
  return {
    id: id(30),
    type_id: id(1),
    name: 'Passport',
    restricted_class: 'IDENTITY',
    valid_from: null,
    valid_until: '2028-11-01',
    note: '',
    file: { id: id(40), name: 'passport.pdf', type: 'application/pdf', size: 1200 },
    state: 'PENDING',
    sent_at: '2026-11-16T09:00:00Z',
    decided_by: '',
    decided_at: null,
    reason: '',
    version: 3,
    ...more,
  };
}

export function aPerson(more: Partial<PersonDocuments> = {}): PersonDocuments {
  const { employee_id, employee_name, position_name, location, ...line } = aLine({
    standing: 'WAITING',
    is_waiting: true,
    valid_until: null,
  });
  const { id: type, name, restricted_class, expires, needs_review, hint } = aType();
  const choice = { id: type, name, restricted_class, expires, needs_review, hint };
  return {
    employee_id,
    employee_name,
    position_name,
    location,
    lines: [line],
    documents: [aDocument()],
    choices: [choice],
    hold: null,
    ...more,
  };
}
