import type { Config, ConfiguredJobBoard } from '@hearth/platform/config/config';
import { string, trimmedString, url, uuid } from '@hearth/kit/schema';
import { outboundFetch } from '@hearth/platform/peers/open-internet';
import { z } from 'zod';
import { campaign } from '../contract/schemas.ts';
import { sanitiseDetail, interpretStatus } from '../rules/delivery.ts';
import { BoardTrouble } from './connector.ts';
import type { ApplicantPage, BoardAnswer, BoardPosting, JobBoardConnector } from './connector.ts';

const ANSWER_MS = 10_000;

const told = z.object({
  url: url(1000, { protocol: /^https?$/ }).nullish(),
});
const refused = z.object({ message: z.string() });
const applicant = z.object({
  id: trimmedString(200).min(1),
  reference: uuid,
  first_name: trimmedString(60).min(1),
  last_name: trimmedString(60),
  email: trimmedString(254),
  phone: trimmedString(30).default(''),
  message: trimmedString(4000).default(''),
  language: string(100).optional(),
});
const applicantPage = z.object({
  applicants: z.array(z.looseObject({ id: trimmedString(200).min(1) })).max(500),
  next: string(500),
  has_more: z.boolean(),
});
const campaignPage = z.object({ campaigns: z.array(campaign).max(100), total: z.int() });

interface BoardRequest {
  readonly method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly key?: string;
  readonly body?: unknown;
}

/** Sends requests to a board, and reads its answers as far as they can be trusted. */
function createBoardClient(config: Config, board: ConfiguredJobBoard, token: string) {
  const send = async (path: string, { method = 'GET', key, body }: BoardRequest = {}): Promise<Response> => {
    const timer = AbortSignal.timeout(ANSWER_MS);
    try {
      return await outboundFetch(config)(`${board.address}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: timer,
      });
    } catch (error) {
      throw new BoardTrouble(timer.aborted ? 'SLOW' : 'UNREACHABLE', { cause: error });
    }
  };
  const parse = async <T>(answer: Response, shape: z.ZodType<T>): Promise<T> => {
    if (!answer.ok) throw new BoardTrouble(interpretStatus('UPDATE', answer.status).reason ?? 'REFUSED');
    const found = shape.safeParse(parseJson(await answer.text()));
    if (!found.success) throw new BoardTrouble('REFUSED', { cause: found.error });
    return found.data;
  };
  return {
    tell: async (path: string, asking: BoardRequest): Promise<BoardAnswer> => {
      const answer = await send(path, asking);
      const json = parseJson(await answer.text());
      const said = refused.safeParse(json);
      return {
        status: answer.status,
        text: answer.ok || !said.success ? '' : sanitiseDetail(said.data.message, [token, board.clientSecret ?? '']),
        address: told.safeParse(json).data?.url ?? null,
      };
    },
    read: async <T>(path: string, shape: z.ZodType<T>): Promise<T> => parse(await send(path), shape),
    /** Null where the board does not know it. */
    find: async <T>(path: string, shape: z.ZodType<T>): Promise<T | null> => {
      const answer = await send(path);
      return answer.status === 404 ? null : parse(answer, shape);
    },
  };
}

/** The generic board: JSON over HTTP, at paths below its address, with a bearer token. The README says what it speaks. */
export function httpConnector(config: Config, board: ConfiguredJobBoard, token: string): JobBoardConnector {
  const { tell, read, find } = createBoardClient(config, board, token);
  const at = (reference: string): string => `/jobs/${encodeURIComponent(reference)}`;
  const put = (posting: BoardPosting, key: string) =>
    tell(at(posting.reference), { method: 'PUT', key, body: posting });
  return {
    publish: put,
    update: put,
    pause: (reference, key) => tell(`${at(reference)}/pause`, { method: 'POST', key, body: {} }),
    close: (reference, key) => tell(at(reference), { method: 'DELETE', key }),
    fetchApplicants: async (after): Promise<ApplicantPage> => {
      const query = new URLSearchParams(after === '' ? {} : { after });
      const page = await read(`/applicants?${query.toString()}`, applicantPage);
      return {
        applicants: page.applicants.map((one) => applicant.safeParse(one).data ?? { id: one.id, unreadable: true }),
        next: page.next,
        hasMore: page.has_more,
      };
    },
    listCampaigns: ({ status, start, limit }) => {
      const query = { start: String(start), limit: String(limit), ...(status === undefined ? {} : { status }) };
      return read(`/campaigns?${new URLSearchParams(query).toString()}`, campaignPage);
    },
    getCampaign: (id) => find(`/campaigns/${encodeURIComponent(id)}`, campaign),
  };
}

/** Parses JSON, or returns nothing: boards are not trusted to send valid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
