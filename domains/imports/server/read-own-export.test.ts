import { openRestaurant } from '@hearth/domains/team/factory';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { guessMapping } from '../rules/guess-mapping.ts';

const server = await startTestServer();
const restaurant = await openRestaurant(server);

test.each(['en', 'fr', 'de', 'es', 'pl', 'ru', 'ar', 'tr'])(
  'the columns of our own export of employees are found again in %s',
  async (language) => {
    const { text, status } = await server.request(
      'POST',
      `/v1/brands/${restaurant.groupId}/employees/export?format=csv&language=${language}`,
      { token: restaurant.manager.token },
    );
    expect(status).toBe(200);
    const [headings = ''] = text.replace('\ufeff', '').split('\r\n');
    expect(guessMapping('EMPLOYEES', headings.split(/[,;]/))).toMatchObject({
      number: 0,
      first_name: 1,
      last_name: 2,
      email: 3,
      phone: 4,
      location_number: 5,
      position: 7,
      department: 8,
      contract_hours: 9,
      pay_rate: 10,
      currency: 11,
      hire_date: 12,
    });
  },
);
