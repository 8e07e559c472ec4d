import * as qualifications from '@hearth/domains/qualifications/contract';
import { newId } from '@hearth/kit/id';
import { multipart } from '@hearth/testing/multipart';
import { startTestServer } from '@hearth/testing/server';
import { expect, test } from 'vitest';
import { openBar } from './deals.fixture.ts';

const server = await startTestServer({ at: '2026-11-10T09:00:00Z' });

test('a shift is offered to those alone who have what its position demands on that day', async () => {
  const at = await openBar(server);
  const shift = await at.plan({ employee_id: at.ines.id });
  await at.publish();
  const { data: food } = await server.call(
    qualifications.createQualification,
    {
      params: { id: at.groupId },
      body: {
        kind: 'CERTIFICATE',
        name: 'Food hygiene',
        level_names: [],
        months_valid: null,
        needs_number: false,
        needs_issuer: false,
        needs_file: false,
        authority: '',
        idempotency_key: newId(),
      },
    },
    at.manager.token,
  );
  await server.call(
    qualifications.putDemand,
    {
      params: { id: at.here },
      body: { position_id: at.bar, qualification_id: food.id, min_level: 1, strictness: 'block', version: 0 },
    },
    at.manager.token,
  );
  const { samir, tomas } = at;
  for (const [person, last] of [
    [samir, '2026-11-16'],
    [tomas, '2026-11-17'],
  ] as const)
    await server.request('POST', `/v1/brands/${at.here}/employees/${person.id}/qualifications`, {
      token: at.manager.token,
      ...multipart(
        {
          idempotency_key: newId(),
          qualification_id: food.id,
          content: JSON.stringify({ level: 1, number: '', issuer: '', issued_on: null, expires_on: last, note: '' }),
        },
        [],
      ),
    });
  const { data: deal } = await at.ask(at.ines, { verb: 'RELEASE', shift_id: shift });
  expect(await at.openFor(samir)).toEqual([]);
  expect((await at.take(samir, deal)).refusal).toMatchObject({ code: 'NOT_ELIGIBLE' });
  expect(await at.openFor(tomas)).toMatchObject([{ deal: { id: deal.id } }]);
});
