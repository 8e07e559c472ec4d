import type { AnswerOf, Endpoint } from '@hearth/kit/endpoint';
import { refusal, success } from '@hearth/kit/envelope';
import { COMMON_FAILURES, INVALID_INPUT } from '@hearth/kit/failure';
import type { FailureData, FailureKind } from '@hearth/kit/failure';
import type { Page } from 'playwright-core';
import { sampleAnswer } from './sample-answer.ts';

/** The outcome of a mocked call: an answer, a declared refusal, a lost connection, or none. */
type MockOutcome =
  | { readonly answer: unknown }
  | { readonly refusal: FailureKind; readonly data: FailureData }
  | 'lost'
  | 'never';

/** A request that was to change something, as it was sent. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  /** What was written into it, of a form by the names of its fields; undefined where nothing was. */
  readonly body: unknown;
}

/**
 * Mocks made from contracts, for states of pages that are hard to reach with a real server: full of the longest words, empty,
 * refused, without a connection. What is not said otherwise is answered with a sample that the contract accepts.
 * What the server does is never tested with these.
 */
export interface MockCalls {
  /** Answers a call with this from now on; an answer that its contract would not accept throws. */
  answer<E extends Endpoint>(endpoint: E, answer: AnswerOf<E>): void;
  /** Refuses a call from now on, in the standard envelope. */
  refuse(endpoint: Endpoint, kind: FailureKind, data?: FailureData): void;
  /** Loses the connection of a call, or leaves it without an end. */
  cut(endpoint: Endpoint, how: 'lost' | 'never'): void;
  /** Everything but reads that was sent, in its order. */
  readonly sent: readonly SentCall[];
  /**
   * The reply to a request, or how it is cut off; undefined for what is no call of these contracts. What its contract does not
   * accept is refused as the server refuses it: a test that sends nonsense does not pass.
   */
  reply(
    method: string,
    path: string,
    body?: string | FormData,
  ): { readonly status: number; readonly body: string } | 'lost' | 'never' | undefined;
  /** Puts the mocks before a page of a real browser; all other requests go on to the server. */
  attach(page: Page): Promise<void>;
}

/** Mocks of these endpoints. */
export function mockCalls(endpoints: readonly Endpoint[]): MockCalls {
  const ends = new Map<string, MockOutcome>();
  const sent: SentCall[] = [];
  const json = endpoints.filter(({ answers, schemas }) => answers === 'json' && schemas.answer !== undefined);

  function findOutcome(endpoint: Endpoint): MockOutcome {
    const known = ends.get(endpoint.id);
    if (known !== undefined) return known;
    const end = { answer: endpoint.schemas.answer === undefined ? null : sampleAnswer(endpoint.schemas.answer) };
    ends.set(endpoint.id, end);
    return end;
  }

  function reply(method: string, path: string, given?: string | FormData): ReturnType<MockCalls['reply']> {
    const found = json.find((endpoint) => endpoint.method === method && matchesPath(endpoint, path));
    if (found === undefined) return undefined;
    const body: unknown = typeof given === 'string' ? JSON.parse(given) : given && Object.fromEntries(given);
    if (method !== 'GET') sent.push({ method, path, body });
    const wrong = typeof given === 'string' ? found.schemas.body?.safeParse(body).error : undefined;
    if (wrong !== undefined) {
      const fields = wrong.issues.map((issue) => ({
        field: issue.path.join('.'),
        rule: issue.code,
        message: issue.message,
      }));
      return { status: INVALID_INPUT.status, body: JSON.stringify(refusal(INVALID_INPUT, { fields })) };
    }
    const end = findOutcome(found);
    if (typeof end === 'string') return end;
    if ('refusal' in end) return { status: end.refusal.status, body: JSON.stringify(refusal(end.refusal, end.data)) };
    return { status: 200, body: JSON.stringify(success(end.answer)) };
  }

  return {
    sent,
    reply,
    answer: (endpoint, answer) => {
      endpoint.schemas.answer?.parse(answer);
      ends.set(endpoint.id, { answer });
    },
    refuse: (endpoint, kind, data = {}) => {
      const isDeclared = [...endpoint.failures, ...COMMON_FAILURES].some(({ code }) => code === kind.code);
      if (!isDeclared) throw new Error(`${endpoint.id} does not declare ${kind.code}.`);
      ends.set(endpoint.id, { refusal: kind, data });
    },
    cut: (endpoint, how) => void ends.set(endpoint.id, how),
    attach: async (page) => {
      await page.route('**/*', async (route) => {
        const request = route.request();
        const end = reply(request.method(), new URL(request.url()).pathname);
        if (end === undefined) await route.fallback();
        else if (end === 'lost') await route.abort('connectionfailed');
        else if (end !== 'never') await route.fulfill({ ...end, contentType: 'application/json; charset=utf-8' });
      });
    },
  };
}

/** Tells if a path is that of a call, bare or under its service. */
function matchesPath({ path, service }: Pick<Endpoint, 'path' | 'service'>, asked: string): boolean {
  const wanted = path.split('/');
  const given = asked.split('/');
  if (given[1] === service && wanted[1] !== service) given.splice(1, 1);
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part === given[index] || (/^\{\w+\}$/.test(part) && given[index] !== ''))
  );
}
