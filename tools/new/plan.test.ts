import { expect, test } from 'vitest';
import { spellNames } from './names.ts';
import { fill, stampAt } from './plan.ts';

const wanted = {
  domain: spellNames('training'),
  noun: spellNames('allergy-card'),
  permission: 'MANAGE_TEAM',
  service: 'core',
  summary: 'What people learn.',
  file: 'endpoints',
};

test('a template is filled with the spellings of its names; phrases keep their own places', () => {
  expect(fill('{{schema}}.{{snake}} /{id}/{{{snake}}_id} {{AWords}} "{{=name}}"', wanted)).toBe(
    'training.allergy_card /{id}/{allergy_card_id} An allergy card "{{name}}"',
  );
});

test('a place that nothing is called is a mistake of the template', () => {
  expect(() => fill('{{nothing}}', wanted)).toThrow('nothing');
});

test('a migration comes after all others, whatever the clock says', () => {
  expect(stampAt(new Date('2026-11-26T10:05:00Z'), ['202611252359-a.sql'])).toBe('202611261005');
  expect(stampAt(new Date('2026-11-26T10:05:00Z'), ['202612010000-a.sql'])).toBe('202612010001');
});
