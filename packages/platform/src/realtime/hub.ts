import type { EventContract, EventData, HearthEvent } from '@hearth/kit/event';
import type { PolicySource } from '../access/sources.ts';
import { runDetached, SYSTEM } from '../database.ts';
import type { Database } from '../database.ts';
import { isDatabaseUnavailable } from '../database/failures.ts';
import type { Log } from '../log.ts';
import { CHANNEL, findEvent, readNotice } from './outbox.ts';
import { RecentNews } from './recent-news.ts';

type HubListener = (event: HearthEvent | null) => void;

/**
 * Hears every committed event of all nodes and passes it on within this process: to domains by type, to browsers by topic.
 * After an interruption, or an event that couldn't be passed on, everybody hears `null`: anything may have happened, so caches start afresh and pages read again.
 */
export class Hub {
  readonly #byType = new Map<string, Set<HubListener>>();
  readonly #byTopic = new Map<string, Set<HubListener>>();
  readonly #jobs = new Set<(job: string) => void>();
  /** What was passed on lately, by the topics that heard of it. */
  readonly recent = new RecentNews();
  readonly #database: Database;
  readonly #log: Log;
  #policies: PolicySource | undefined;
  #stop: (() => Promise<void>) | undefined;

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  /** Where the ancestors of a brand come from: news of a location is heard by whoever follows its region or group. */
  usePolicies(policies: PolicySource): void {
    this.#policies = policies;
  }

  async start(): Promise<void> {
    this.#stop = await this.#database.listen(
      CHANNEL,
      (payload) => {
        runDetached(() => {
          this.#hear(payload).catch((error: unknown) => this.#miss(error));
        });
      },
      () => this.#everyone(null),
    );
  }

  async stop(): Promise<void> {
    await this.#stop?.();
  }

  onType(type: string, hear: HubListener): () => void {
    return add(this.#byType, type, hear);
  }

  /** Hears events of one contract. What another version wrote otherwise is heard as an interruption is. */
  on<Data extends EventData>(
    contract: EventContract<Data>,
    hear: (event: HearthEvent<Data> | null) => void,
  ): () => void {
    return this.onType(contract.type, (event) => hear(event === null ? null : this.#read(contract, event)));
  }

  onTopic(topic: string, hear: HubListener): () => void {
    return add(this.#byTopic, topic, hear);
  }

  onJob(hear: (job: string) => void): void {
    this.#jobs.add(hear);
  }

  async #hear(payload: string): Promise<void> {
    const notice = readNotice(payload);
    if (notice === null) return;
    if (notice.kind === 'job') {
      for (const hear of this.#jobs) hear(notice.job);
      return;
    }
    const event =
      notice.kind === 'event'
        ? notice.event
        : await this.#database.run(SYSTEM, (tx) => findEvent(tx, notice.id), { readOnly: true });
    if (event !== null) await this.#pass(event);
  }

  /** Whom the event concerned isn't known: everybody may have missed it. A lost database is no defect of ours. */
  #miss(error: unknown): void {
    this.#log[isDatabaseUnavailable(error) ? 'warn' : 'error']({ err: error }, 'an event could not be passed on');
    this.#everyone(null);
  }

  async #pass(event: HearthEvent): Promise<void> {
    for (const hear of this.#byType.get(event.type) ?? []) hear(event);
    const topics = new Set((await Promise.all(event.topics.map((topic) => this.#withAncestors(topic)))).flat());
    this.recent.note([...topics]);
    const listeners = new Set<HubListener>();
    for (const topic of topics) for (const hear of this.#byTopic.get(topic) ?? []) listeners.add(hear);
    for (const hear of listeners) hear(event);
  }

  async #withAncestors(topic: string): Promise<readonly string[]> {
    if (!topic.startsWith('brand:') || this.#policies === undefined) return [topic];
    const path = await this.#policies.pathOf(topic.slice('brand:'.length));
    return path === null ? [topic] : path.map((id) => `brand:${id}`);
  }

  #read<Data extends EventData>(contract: EventContract<Data>, event: HearthEvent): HearthEvent<Data> | null {
    try {
      return { ...event, data: contract.read(event.data) };
    } catch (error) {
      this.#log.warn({ err: error, type: event.type }, 'an event is not what this version knows');
      return null;
    }
  }

  #everyone(event: null): void {
    this.recent.forget();
    for (const listeners of [...this.#byType.values(), ...this.#byTopic.values()])
      for (const hear of listeners) hear(event);
  }
}

function add(map: Map<string, Set<HubListener>>, key: string, hear: HubListener): () => void {
  const listeners = map.get(key) ?? new Set();
  listeners.add(hear);
  map.set(key, listeners);
  return () => {
    listeners.delete(hear);
    if (listeners.size === 0) map.delete(key);
  };
}
