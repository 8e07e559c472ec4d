import { expect, test } from 'vitest';
import { NAME_PATTERN, spellNames, pluralize } from './names.ts';

test.each([
  ['shift', 'shifts'],
  ['allergy', 'allergies'],
  ['day', 'days'],
  ['class', 'classes'],
  ['tax', 'taxes'],
])('the plural of %s is %s', (one, many) => {
  expect(pluralize(one)).toBe(many);
});

test('one name is spelled as code, addresses, tables and pages spell it', () => {
  expect(spellNames('skill-card')).toEqual({
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
  expect(spellNames('person', 'people').pascals).toBe('People');
});

test.each(['Skill', 'skill_card', '-skill', 'skill--card', '1st', '../skill'])('%s is no name', (name) => {
  expect(NAME_PATTERN.test(name)).toBe(false);
});
