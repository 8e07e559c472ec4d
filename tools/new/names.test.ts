import { expect, test } from 'vitest';
import { NAME, namesOf, pluralOf } from './names.ts';

test.each([
  ['shift', 'shifts'],
  ['allergy', 'allergies'],
  ['day', 'days'],
  ['class', 'classes'],
  ['tax', 'taxes'],
])('the plural of %s is %s', (one, many) => {
  expect(pluralOf(one)).toBe(many);
});

test('one name is spelled as code, addresses, tables and pages spell it', () => {
  expect(namesOf('skill-card')).toEqual({
    kebab: 'skill-card',
    kebabs: 'skill-cards',
    camel: 'skillCard',
    camels: 'skillCards',
    pascal: 'SkillCard',
    pascals: 'SkillCards',
    snake: 'skill_card',
    snakes: 'skill_cards',
    words: 'skill card',
    wordses: 'skill cards',
    title: 'Skill cards',
  });
  expect(namesOf('person', 'people').pascals).toBe('People');
});

test.each(['Skill', 'skill_card', '-skill', 'skill--card', '1st', '../skill'])('%s is no name', (name) => {
  expect(NAME.test(name)).toBe(false);
});
