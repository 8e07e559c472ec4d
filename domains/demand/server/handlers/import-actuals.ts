import { requireLocation } from '@hearth/domains/scheduling/service';
import { failure, invalid } from '@hearth/kit/failure';
import { localDay } from '@hearth/kit/local-day';
import { toStorable } from '@hearth/kit/storable';
import { OverBounds } from '@hearth/platform/bounded/bounded-work';
import { implement, type ReceivedFile } from '@hearth/platform/module';
import { importActuals as contract } from '../../contract/actual-endpoints.ts';
import { ACTUALS_BUSY, SALES_NOT_ALLOWED } from '../../contract/failures.ts';
import type { ReadActuals } from '../../rules/actuals/read-actuals.ts';
import type { FileOrder } from '../read-file.ts';
import { FORECAST_LOCATION } from '../jobs/forecast-location.ts';
import { reading } from '../reading-thread.ts';
import { takeValues } from '../write-values.ts';

export const importActuals = implement(contract, async ({ body, files }, context) => {
  const { actor, grant, clock } = context;
  const scope = { kind: 'tenant', groupIds: [grant.groupId], userId: actor.userId } as const;
  const place = await context.read(scope, ({ db }) => requireLocation(db, grant));
  const [file] = files;
  if (file === undefined) throw invalid([{ field: 'file', rule: 'required', message: 'must be a CSV file' }]);
  const { time_zone: timeZone, currency } = place;
  const read = await readInThread(file, { today: localDay(clock.now(), timeZone), timeZone, currency });
  // What is stored of sales is not shown to whoever may not see them, and not written over unseen either.
  if (read.days.some(({ driver }) => driver === 'SALES') && !grant.holds('VIEW_SALES'))
    throw failure(SALES_NOT_ALLOWED);
  const written = body.act === 'WRITE' && read.mistake_count === 0;
  const by = { source: 'FILE', fileName: toStorable(file.name.slice(0, 200)), userId: actor.userId, at: clock.now() };
  const changes = written
    ? await context.run(scope, async ({ db, enqueue }) => {
        const taken = await takeValues(db, place, read.days, { ...by, source: 'FILE' });
        await enqueue(FORECAST_LOCATION, { location_id: place.id }, { key: place.id });
        return taken;
      })
    : await context.read(scope, ({ db }) => takeValues(db, place, read.days, null));
  return { written, currency, mistake_count: read.mistake_count, mistakes: [...read.mistakes], ...changes };
});

async function readInThread(file: ReceivedFile, order: Omit<FileOrder, 'bytes'>): Promise<ReadActuals> {
  try {
    // The turn in memory, for which every other upload waits, is over before the thread begins.
    return await reading.runWhenFree(async () => {
      const bytes = await file.bytes.inMemory((whole) => Uint8Array.from(whole));
      return { input: { bytes, ...order }, handedOver: [bytes.buffer] };
    });
  } catch (error) {
    if (error instanceof OverBounds && error.why === 'BUSY') throw failure(ACTUALS_BUSY);
    if (!(error instanceof OverBounds)) throw error;
    throw invalid([
      { field: 'file', rule: 'max_bytes', message: 'must be a CSV file that can be read within 30 seconds' },
    ]);
  }
}
