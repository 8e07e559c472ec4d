import { expect, test } from 'vitest';
import { wantsMembers } from './wants-members.ts';

test.each([
  [{}, true],
  [{ excludedAttributes: 'members' }, false],
  [{ excludedAttributes: 'meta, Members' }, false],
  [{ excludedAttributes: 'meta' }, true],
  [{ attributes: 'id,displayName' }, false],
  [{ attributes: 'id,members' }, true],
  [{ attributes: 'members.value' }, true],
])('%j asks for members: %s', (query, wants) => {
  expect(wantsMembers(query)).toBe(wants);
});
