import { Socket } from 'node:net';
import { CALL_WEIGHTS } from '@hearth/kit/endpoint';
import type { CallWeight } from '@hearth/kit/endpoint';
import { failure, TOO_MANY_REQUESTS } from '@hearth/kit/failure';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '../config/network.ts';
import { Budgets } from './budgets.ts';

const WINDOW_SECONDS = 60;

/** Ordinary calls in a minute, for each of those who answer for calls. A group's people share one; so does a network of guests. */
export const CALLS_A_MINUTE = { person: 600, group: 6_000, network: 6_000, token: 3_000 } as const;

/** The kinds of caller with a rate limit of their own. */
export type RateLimitParty = keyof typeof CALLS_A_MINUTE;

/**
 * How often may be called, for each node by itself and in its memory: nothing is read or written for it. What has to hold
 * over all nodes, such as tries at passwords, is counted in the database beside it.
 */
export class RateLimits {
  readonly #budgets: Readonly<Record<RateLimitParty, Budgets>>;
  readonly #policies: Readonly<Record<RateLimitParty, string>>;

  /** `factor` multiplies every budget; `now` tells milliseconds that never go back. */
  constructor(factor: number, now: () => number = () => performance.now()) {
    const of = <T>(make: (payer: RateLimitParty, calls: number) => T): Record<RateLimitParty, T> =>
      Object.fromEntries(
        Object.entries(CALLS_A_MINUTE).map(([payer, calls]) => [
          payer,
          make(payer as RateLimitParty, Math.max(1, calls * factor)),
        ]),
      ) as Record<RateLimitParty, T>;
    this.#budgets = of((_payer, calls) => new Budgets(calls, WINDOW_SECONDS, now));
    this.#policies = of((payer, calls) => `"${payer}";q=${Math.floor(calls)};w=${WINDOW_SECONDS}`);
  }

  /** Takes a call from a budget and says in the answer what is left of it; refuses when it is not enough. */
  charge(reply: FastifyReply, payer: RateLimitParty, id: string, weight: CallWeight): void {
    if (!isFromOutside(reply.request)) return;
    const left = this.#budgets[payer].take(id, CALL_WEIGHTS[weight]);
    const [policies, limits] = [reply.getHeader('ratelimit-policy'), reply.getHeader('ratelimit')];
    const limit = `"${payer}";r=${left.calls};t=${left.fullInSeconds}`;
    // Whoever has a group as well is told of both.
    void reply.header('ratelimit-policy', appendValue(policies, this.#policies[payer]));
    void reply.header('ratelimit', appendValue(limits, limit));
    if (left.waitSeconds > 0) throw failure(TOO_MANY_REQUESTS, { retry_after_seconds: left.waitSeconds });
  }

  /** The same for whoever calls without having said who they are. */
  chargeGuest(reply: FastifyReply, weight: CallWeight): void {
    this.charge(reply, 'network', clientNetwork(reply.request.ip), weight);
  }
}

function appendValue(others: unknown, one: string): string {
  return typeof others === 'string' ? `${others}, ${one}` : one;
}

/** Tells if a request came from outside, not from a page's own server-side call. */
function isFromOutside({ raw }: FastifyRequest): boolean {
  return raw.socket instanceof Socket;
}
