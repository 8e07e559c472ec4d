import { parentPort, workerData } from 'node:worker_threads';
import { work } from '@hearth/domains/demand/rules';
import type { ThreadOrder } from './share-out.ts';

// Some of the series of a forecast.
const { prepared, from, to } = workerData as ThreadOrder;
parentPort?.postMessage(Array.from({ length: to - from }, (_, index) => work(prepared, from + index)));
