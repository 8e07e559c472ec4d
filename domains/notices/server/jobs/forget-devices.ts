import { SESSION_ENDED, SESSIONS_OF_USER_ENDED } from '@hearth/domains/identity/events';
import { findOpenSessions } from '@hearth/domains/identity/service';
import { SYSTEM } from '@hearth/platform/database';
import { listenTo } from '@hearth/platform/module';
import { deleteDevicesBut, deleteDevicesOfSession, findDeviceSessions } from '../queries/device.ts';

/** Whoever signs out of a browser, or is signed out of it, gets no more notices there. */
export const forgetDevice = listenTo(SESSION_ENDED, {
  name: 'notices.forgetDevice',
  run: ({ data }, work) => work.run(SYSTEM, ({ db }) => deleteDevicesOfSession(db, data.session_id)),
});

/** When all of a person's sessions end, only the browser that ended them goes on to show notices. */
export const forgetDevices = listenTo(SESSIONS_OF_USER_ENDED, {
  name: 'notices.forgetDevices',
  run: ({ data: { user_id: userId } }, work) =>
    work.run(SYSTEM, async ({ db }) => {
      const sessions = await findDeviceSessions(db, userId);
      if (sessions.length > 0) await deleteDevicesBut(db, userId, await findOpenSessions(db, sessions));
    }),
});
