/** The channels whose failed deliveries are counted. */
export type DeliveryChannel = 'mail' | 'sms' | 'push';

/** Counts what fails in this process. Names are those of jobs and channels, never of people or addresses. */
export class Tally {
  readonly #jobs = new Map<string, number>();
  readonly #deliveries = new Map<DeliveryChannel, number>();

  /** A run of a job failed; it may be tried again. */
  jobFailed(name: string): void {
    this.#jobs.set(name, (this.#jobs.get(name) ?? 0) + 1);
  }

  /** A mail server, an SMS provider or a push service didn't accept a message. */
  deliveryFailed(channel: DeliveryChannel): void {
    this.#deliveries.set(channel, (this.#deliveries.get(channel) ?? 0) + 1);
  }

  /** Failed runs by job. */
  get jobs(): ReadonlyMap<string, number> {
    return this.#jobs;
  }

  /** Failed deliveries by channel. */
  get deliveries(): ReadonlyMap<DeliveryChannel, number> {
    return this.#deliveries;
  }
}

/** The counts of this process: they have to be reachable from whatever sends something. */
export const tally = new Tally();
