import type { Job, Module } from '../module.ts';
import { heardEvent, listenerJob } from '../work.ts';

/** The jobs of the domains, and one for each of their listeners. */
export const domainJobs = (modules: readonly Module[]): readonly Job[] => [
  ...modules.flatMap((module) => module.jobs ?? []),
  ...modules
    .flatMap((module) => module.listeners ?? [])
    .map((listener): Job => ({
      name: listenerJob(listener.name),
      formerNames: listener.formerNames?.map(listenerJob) ?? [],
      run: (data, work) => listener.run(heardEvent(data, work), work),
      ...(listener.pace === undefined ? {} : { pace: listener.pace }),
    })),
];
