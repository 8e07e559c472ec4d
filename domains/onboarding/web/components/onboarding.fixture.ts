import type { Journey, OwnJourney, Step, Template } from '../../contract/schemas.ts';
import { emptyStep } from '../template-draft.ts';

export const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export function oneStep(more: Partial<Step> = {}): Step {
  return {
    id: id(1),
    kind: 'READ',
    owner: 'HIRE',
    title: 'House rules',
    text: 'Be on time.',
    why: '',
    fields: [],
    due_on: '2026-11-30',
    required: false,
    state: 'OPEN',
    waits_for: null,
    is_overdue: false,
    reason: '',
    done_at: null,
    done_by_name: null,
    answers: [],
    has_file: false,
    may_review: more.state === 'REVIEW',
    asks_until: false,
    valid_until: null,
    reusable: null,
    signed_name: null,
    agreement_id: null,
    sign_at: null,
    sha256: 'a'.repeat(64),
    version: 3,
    ...more,
  };
}

export function ownJourney(steps: readonly Step[], more: Partial<OwnJourney> = {}): OwnJourney {
  return {
    id: id(9),
    first_name: 'Rui',
    house: { name: 'Harbour House', logo: null, accent_color: null, privacy_url: null, imprint_url: null },
    location_name: 'Harbour House',
    position_name: 'Bartender',
    purpose: 'JOINING',
    starts_on: '2026-11-30',
    buddy_name: null,
    state: 'UNDER_WAY',
    done: 0,
    total: steps.length,
    steps: [...steps],
    ...more,
  };
}

export function managedJourney(steps: readonly Step[], more: Partial<Journey> = {}): Journey {
  return {
    id: id(9),
    employee_id: id(8),
    employee_name: 'Rui Alves',
    position_name: 'Bartender',
    location: { id: id(7), name: 'Harbour House' },
    purpose: 'JOINING',
    starts_on: '2026-11-30',
    next_due_on: '2026-11-30',
    done: 0,
    total: steps.length,
    overdue: 0,
    missing: 1,
    waiting: ['HIRE'],
    state: 'UNDER_WAY',
    buddy: null,
    link_sent_at: null,
    nudged_at: null,
    has_account: false,
    has_email: true,
    is_own: false,
    version: 2,
    steps: [...steps],
    ...more,
  };
}

export function aTemplate(more: Partial<Template> = {}): Template {
  return {
    id: id(5),
    purpose: 'JOINING',
    name: 'Welcome',
    steps: [emptyStep({ title: 'Locker' })],
    version: 4,
    changed_at: '2026-11-20T09:00:00.000Z',
    ...more,
  };
}
