import { instant, money, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** The formats of feeds, as their addresses end. */
export const feedFormat = z.enum(['indeed.xml', 'rss.xml']);

/** How a job has to stand at a board. */
export const postingGoal = z.enum(['LIVE', 'PAUSED', 'CLOSED']);
/** What a board is told. */
export const deliveryAction = z.enum(['PUBLISH', 'UPDATE', 'PAUSE', 'CLOSE']);
/** Why it came to nothing: nobody answered, not in time, too busy, the board does not want it, or takes our sign-in no longer. */
export const deliveryReason = z.enum(['UNREACHABLE', 'SLOW', 'BUSY', 'REFUSED', 'SIGNED_OUT']);

/** One attempt to tell a board. */
export const delivery = z.object({
  id: uuid,
  at: instant,
  action: deliveryAction,
  /** LATER: it is tried again by itself. */
  outcome: z.enum(['DONE', 'LATER', 'FAILED']),
  reason: deliveryReason.nullable(),
  /** What the board said, in its own words; may be empty. */
  detail: z.string(),
});

/** How one job stands at a board. */
export const posting = z.object({
  wanted: z.boolean(),
  goal: postingGoal,
  status: z.enum(['WAITING', 'DONE', 'FAILED']),
  next_try_at: instant.nullable(),
  /** Its page there. */
  address: z.string().nullable(),
  /** The last attempts, newest first. */
  deliveries: z.array(delivery),
});

/** A board as one job has to do with it; `posting` is null where it was never put. */
export const boardOfJob = z.object({
  board: z.string(),
  name: z.string(),
  is_connected: z.boolean(),
  posting: posting.nullable(),
});

/** Who is signed in at a board, for a brand and everything below it. */
export const connection = z.object({
  brand_id: uuid,
  brand_name: z.string(),
  connected_by: z.string(),
  connected_at: instant,
  /** When applicants were last fetched. */
  fetched_at: instant.nullable(),
  /** Whether the board takes the sign-in no longer. */
  is_lost: z.boolean(),
});

/** A board that this installation works with. */
export const jobBoard = z.object({ code: z.string(), name: z.string(), connection: connection.nullable() });

export const feed = z.object({ format: feedFormat, address: z.string() });

export const campaignStatus = z.enum(['ACTIVE', 'PAUSED', 'ENDED']);
/** What an employer pays a board for. */
export const campaign = z.object({
  id: z.string(),
  name: z.string(),
  status: campaignStatus,
  budget: money.nullable(),
  spent: money.nullable(),
  jobs: z.int().nullable(),
  clicks: z.int().nullable(),
  applicants: z.int().nullable(),
  /** Only where it was asked for. */
  created_date: instant.nullable().optional(),
});

export type FeedFormat = z.infer<typeof feedFormat>;
export type PostingGoal = z.infer<typeof postingGoal>;
export type DeliveryAction = z.infer<typeof deliveryAction>;
export type DeliveryReason = z.infer<typeof deliveryReason>;
export type Feed = z.infer<typeof feed>;
export type Delivery = z.infer<typeof delivery>;
export type Posting = z.infer<typeof posting>;
export type BoardOfJob = z.infer<typeof boardOfJob>;
export type JobBoard = z.infer<typeof jobBoard>;
export type Campaign = z.infer<typeof campaign>;
export type CampaignStatus = z.infer<typeof campaignStatus>;
