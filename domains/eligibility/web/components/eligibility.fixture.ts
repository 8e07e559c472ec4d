import type { OwnCase, ShownTerms, WorkCase } from '../../contract/schemas.ts';

const ID = '01900000-0000-7000-8000-000000000001';
const basis = {
  paragraph: 'Form I-9',
  source: { title: 'USCIS', url: 'https://www.uscis.gov', read_on: '2026-12-01' },
  is_verified: true,
  note: '',
};

export const TERMS: ShownTerms = {
  code: 'us',
  name: 'Form I-9',
  language: 'en',
  statuses: ['CITIZEN', 'AUTHORISED'],
  methods: ['IN_PERSON', 'REMOTE'],
  lists: [
    {
      ...basis,
      id: 'A',
      name: 'Both',
      items: [{ id: 'us-passport', name: 'U.S. Passport', form: 'FILE', follow_up: false }],
    },
    {
      ...basis,
      id: 'B',
      name: 'Identity',
      items: [{ id: 'school-id', name: 'School ID card', form: 'FILE', follow_up: false }],
    },
  ],
  enough: [['A'], ['B', 'C']],
  receipt_days: 90,
};

export function anOwnCase(more: Partial<OwnCase> = {}): OwnCase {
  return {
    id: ID,
    employee_id: ID,
    location: { id: ID, name: 'Harbour New York' },
    standing: 'WITH_EMPLOYEE',
    state: 'WITH_EMPLOYEE',
    starts_on: '2026-11-30',
    due_on: '2026-11-30',
    valid_until: null,
    reason: '',
    terms: TERMS,
    said: null,
    evidence: [],
    is_enough: false,
    version: 1,
    ...more,
  };
}

export function aWorkCase(more: Partial<WorkCase> = {}): WorkCase {
  return {
    id: ID,
    employee_id: ID,
    employee_name: 'Ana Lima',
    position_name: 'Waiter',
    location: { id: ID, name: 'Harbour New York' },
    regime: 'us',
    regime_name: 'Form I-9',
    standing: 'TO_CHECK',
    starts_on: '2026-11-30',
    due_on: '2026-12-03',
    open_days_left: 2,
    days_left: 2,
    is_waiting: true,
    valid_until: null,
    version: 4,
    round: 1,
    statement_by: '2026-11-30',
    check_by: '2026-12-03',
    terms: TERMS,
    statement: { signed_name: 'Ana Lima', at: '2026-11-30T09:00:00.000Z', on_paper: false },
    evidence: [],
    is_receipt: false,
    history: [],
    has_account: true,
    may_decide: true,
    ...more,
  };
}
