import { instant, money, uuid } from '@hearth/kit/schema';
import { z } from 'zod';

/** The feed formats, named like the end of their URL. */
export const feedFormat = z.enum(['indeed.xml', 'rss.xml']);

/** The state that a job should have at a board. */
export const postingGoal = z.enum(['LIVE', 'PAUSED', 'CLOSED']);
/** The instruction that a board is sent. */
export const deliveryAction = z.enum(['PUBLISH', 'UPDATE', 'PAUSE', 'CLOSE']);
/** Why a delivery failed: unreachable, slow, busy, refused or signed out. */
export const deliveryReason = z.enum(['UNREACHABLE', 'SLOW', 'BUSY', 'REFUSED', 'SIGNED_OUT']);

/** One attempt to deliver an instruction to a board. */
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

/** The state of a job at a board. */
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

/** A board in relation to a job; `posting` is null if the job was never posted there. */
export const boardOfJob = z.object({
  board: z.string(),
  name: z.string(),
  is_connected: z.boolean(),
  posting: posting.nullable(),
});

/** The account by which a brand and everything below it is signed in at a board. */
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

/** A board that this installation supports. */
export const jobBoard = z.object({ code: z.string(), name: z.string(), connection: connection.nullable() });

export const feed = z.object({ format: feedFormat, address: z.string() });

export const campaignStatus = z.enum(['ACTIVE', 'PAUSED', 'ENDED']);
/** A paid campaign of an employer at a board. */
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
export type JobAtBoard = z.infer<typeof boardOfJob>;
export type JobBoard = z.infer<typeof jobBoard>;
export type Campaign = z.infer<typeof campaign>;
export type CampaignStatus = z.infer<typeof campaignStatus>;
