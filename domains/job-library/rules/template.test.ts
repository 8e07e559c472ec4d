import { expect, test } from 'vitest';
import { templateContent } from '../contract/schemas.ts';
import { EMPTY_CONTENT } from './content.ts';
import { EMPTY_TEMPLATE, findLockedChanges, TEMPLATE_FIELDS, toTemplateContent, applyLocked } from './template.ts';

const POST = { ...EMPTY_CONTENT, location_id: 'here', title: 'Mine', description: 'My words', hires_target: 3 };

test('a template says everything of a post but where, when and for how many', () => {
  expect(Object.keys(toTemplateContent(POST)).toSorted()).toEqual(Object.keys(templateContent.shape).toSorted());
  expect(toTemplateContent(POST)).toEqual({ ...EMPTY_TEMPLATE, title: 'Mine', description: 'My words' });
});

test('what is locked is said by the template, the rest by the post', () => {
  const template = {
    content: { ...EMPTY_TEMPLATE, title: 'Bartender', description: 'Ours' },
    locked: ['title'] as const,
  };
  expect(applyLocked(POST, template)).toEqual({ ...POST, title: 'Bartender' });
});

test.each([
  [['title', 'hires_target'], ['title', 'pay'], ['title']],
  [['position_name'], ['position'], ['position']],
  [['position_id'], ['position'], ['position']],
  [['hires_target', 'closes_on', 'location_id'], TEMPLATE_FIELDS, []],
  [['pay'], [], []],
] as const)('a change of %j under the locks %j touches %j', (changed, locked, touched) => {
  expect(findLockedChanges(changed, locked)).toEqual(touched);
});
