import { getPerson, limitCalls } from '@hearth/domains/identity/service';
import { failure, NOT_FOUND } from '@hearth/kit/failure';
import { detectLanguage } from '@hearth/kit/installation/host-language';
import { implement } from '@hearth/platform/module';
import { sendTestNotice as contract } from '../../contract/endpoints.ts';
import { NO_ADDRESS } from '../../contract/failures.ts';
import { writeNotices } from '../notify.ts';
import { findDevices } from '../queries/device.ts';
import { keepLanguage } from '../queries/setting.ts';
import { noticePhrases } from '../words.ts';

const HOUR_MS = 3_600_000;
const TESTS = { count: 6, windowMs: HOUR_MS };

export const sendTestNotice = implement(contract, async (_input, work) => {
  const { db, actor, clock, request } = work;
  await limitCalls(db, 'notice-test', actor.userId, TESTS, clock.now());
  const person = await getPerson(db, actor.userId);
  const address = person.isEmailVerified ? person.email : null;
  if (address === null && (await findDevices(db, actor.userId)).length === 0) throw failure(NO_ADDRESS);
  await keepLanguage(db, actor.userId, detectLanguage(request.host));
  const [id] = await writeNotices(work, {
    kind: 'account.test',
    timeZone: 'UTC',
    people: [
      {
        userId: actor.userId,
        write: (language) => ({ ...noticePhrases(language).test, link: '/notifications' }),
      },
    ],
  });
  if (id === undefined) throw failure(NOT_FOUND);
  return { id, address };
});
