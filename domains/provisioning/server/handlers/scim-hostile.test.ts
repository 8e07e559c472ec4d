import { startTestServer } from '@hearth/testing/server';
import { describe, expect, test } from 'vitest';
import { openDirectory, patch } from '../directory.fixture.ts';

const server = await startTestServer();
const { scim, person } = await openDirectory(server);
const mal = await person();
const whole = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: 'mal@casa.example',
  name: { givenName: 'Mal' },
};

// What SCIM's library takes apart by itself takes minutes, or writes where it should not; none of it gets there.
describe('a hostile directory', () => {
  const ENDLESS = `"${String.raw`\a`.repeat(45)}`;
  const EXTENSION = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

  test.each([
    ['of people', '/Users', `userName eq ${ENDLESS}`],
    ['of groups', '/Groups', `displayName eq ${ENDLESS}`],
  ])('is refused a filter %s that could be taken apart in endless ways', async (_title, path, filter) => {
    const { status, json } = await scim('GET', `${path}?filter=${encodeURIComponent(filter)}`);
    expect([status, json.scimType]).toEqual([400, 'invalidFilter']);
  });

  test.each<[string, object]>([
    ['a path', { op: 'replace', path: `emails[value eq ${ENDLESS}].value`, value: 'x@casa.example' }],
    ['a name in a value', { op: 'add', value: { [`emails[value eq ${ENDLESS}]`]: 'x@casa.example' } }],
    ['the name of what is removed', { op: 'remove', path: 'emails', value: [{ [ENDLESS]: true }] }],
    ['the value of what is removed', { op: 'remove', path: 'emails', value: [{ value: ENDLESS, type: 'work' }] }],
    ['a text where a list is removed', { op: 'remove', path: 'emails', value: ENDLESS }],
  ])('is refused a patch with such a text in %s', async (_title, operation) => {
    expect((await scim('PATCH', `/Users/${mal.id}`, patch(operation))).status).toBe(400);
  });

  test('is refused more operations than a directory sends at once', async () => {
    const operations = Array.from({ length: 2001 }, () => ({ op: 'remove', path: 'a' }));
    const { status } = await scim('PATCH', `/Users/${mal.id}`, patch(...operations));
    expect(status).toBe(400);
  });

  test.each(['__proto__.polluted', 'constructor.prototype.polluted'])(
    'writes no further than the person: %s',
    async (name) => {
      const body = { ...whole, [`${EXTENSION}:${name}`]: 'yes', [EXTENSION]: { department: 'Bar' } };
      expect((await scim('PUT', `/Users/${mal.id}`, body)).status).toBe(200);
      await scim('PATCH', `/Users/${mal.id}`, patch({ op: 'add', value: { [`${EXTENSION}:${name}`]: 'yes' } }));
      expect('polluted' in {}).toBe(false);
    },
  );
});
