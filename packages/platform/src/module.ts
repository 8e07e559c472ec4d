import type { Readable } from 'node:stream';
import type { Access, Actor, BrandGrant, Provisioner } from '@hearth/kit/access';
import type {
  AnswerOf,
  Endpoint,
  HandlerInputOf,
  InputShape,
  TransactionMode,
  TransactionModeOf,
} from '@hearth/kit/endpoint';
import type { EventContract, EventData, HearthEvent } from '@hearth/kit/event';
import type { Permission } from '@hearth/kit/permissions';
import type { CandidateParty, EmployerParty, Party, PartySource } from './access/party.ts';
import type {
  AccessRequirement,
  AddressSource,
  PolicySource,
  ProvisionerSource,
  SessionSource,
  TokenSource,
  PersonPolicy,
} from './access/sources.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database, Scope, ScopeKind, Tx } from './database.ts';
import type { ReceivedBytes } from './files/received.ts';
import type { FileStore } from './files/store.ts';
import type { HostSource } from './config/hosts.ts';
import type { JobContract } from './jobs/job-contract.ts';
import type { SealedColumn } from './sealing/sealed-column.ts';
import type { Log } from './log.ts';
import type { OwnRecords } from './database/own-records.ts';
import type { Translator } from './peers/translation.ts';
import type { VirusScan } from './peers/virus-scan.ts';
import type { TimeOffJudge, WorkingTimeSource } from './working-time.ts';

/** A message to one address. What could name a second address is refused; subjects and names of senders are put on one line. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The name that it comes from, such as a brand's; absent: the installation's. The address is always the installation's. */
  readonly senderName?: string;
  /** Where an answer goes; absent: to the sender. */
  readonly replyTo?: string;
  /** What takes the receiver off the list in one click: an address of ours that takes a POST. */
  readonly unsubscribe?: string;
  /** An invitation that calendars understand, or its cancellation. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
  /** It carries what proves its address, or was asked for by whoever typed that address: it goes out before the proof. */
  readonly beforeProof?: boolean;
  /** What it is about: for those who look there later whether it arrived, and to be told when it comes back. */
  readonly about?: MailAbout;
}

/** A thing of a domain that a message is about, and what that belongs to, such as an application. */
export interface MailAbout {
  /** `domain.thing`. */
  readonly kind: string;
  readonly id: string;
  readonly within: string;
}

/** A job that may be asked for later. */
export interface DeferredJob<Data extends object = object> {
  readonly job: JobContract<Data>;
  readonly data: Data;
}

/** A text from one of our numbers to one number, both as E.164 writes them. */
export interface Text {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** The job that is asked for when the text does not arrive, such as one that mails it. */
  readonly otherwise?: DeferredJob;
}

export interface EnqueueOptions {
  /** Not before this instant. */
  readonly startAfter?: Date;
  /** At most one waiting job of this name and key: for jobs that are keyed, and only for them. */
  readonly key?: string;
}

/** The tools that all work may use. */
export interface PlatformTools {
  readonly clock: Clock;
  readonly config: Config;
  readonly files: FileStore;
  readonly log: Log;
  /** Absent where no scanner is set up: then files are served as they are. */
  readonly scan: VirusScan | undefined;
  /** Absent where no engine is set up: then nothing is translated. */
  readonly translator: Translator | undefined;
  /** Absent where no domain keeps shifts, and while the domains are put together. */
  readonly workingTimes: WorkingTimeSource | undefined;
  /** Absent where no domain counts time off, and while the domains are put together. */
  readonly timeOffJudge: TimeOffJudge | undefined;
  /** Of all domains; none while these are put together. */
  readonly ownRecords: readonly OwnRecords[];
}

/**
 * Work inside one transaction: what it announces, asks for and sends happens if and only if the transaction commits.
 * `Work<'system'>` is work of one scope, as `Tx<'system'>` is a handle of it.
 */
export interface Work<Kind extends ScopeKind = ScopeKind> extends PlatformTools {
  readonly db: Tx<Kind>;
  readonly emit: (event: HearthEvent) => Promise<void>;
  readonly enqueue: <Data extends object>(
    job: JobContract<Data>,
    data: NoInfer<Data>,
    options?: EnqueueOptions,
  ) => Promise<void>;
  readonly mail: (mail: Mail) => Promise<void>;
  readonly text: (text: Text) => Promise<void>;
  /** The same means on another handle of the transaction, such as that of a part that is `apart`. */
  readonly on: <Other extends ScopeKind>(db: Tx<Other>) => Work<Other>;
}

/** Work that opens its own transactions, one after the other: jobs, and endpoints with `transaction: 'none'`. */
export interface FreeWork extends PlatformTools {
  readonly run: <S extends Scope, T>(scope: S, work: (work: Work<S['kind']>) => Promise<T>) => Promise<T>;
  readonly signal: AbortSignal;
}

/** The facts about a request that a handler may know beyond its validated input. */
export interface RequestFacts {
  readonly id: string;
  readonly ip: string;
  readonly host: string;
  readonly userAgent: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal;
}

interface SignedIn {
  readonly actor: Actor;
  /** The caller's right at another brand, one that the input names beside the checked one. Refuses as the gate does. */
  readonly grantAt: (brandId: string, need: AccessRequirement) => Promise<BrandGrant>;
  /** Which party of another application the caller is, one that the input names. Refuses as the gate does. */
  readonly partyAt: (applicationId: string, permission: Permission) => Promise<Party>;
  /** All of the caller's own rights, from the gate's memory. */
  readonly standing: () => Promise<PersonPolicy>;
}

type Caller<Kind extends Access['kind']> = Kind extends 'anyone'
  ? { readonly actor?: undefined; readonly grant?: undefined }
  : Kind extends 'provisioner'
    ? { readonly actor?: undefined; readonly grant?: undefined; readonly provisioner: Provisioner }
    : Kind extends 'brand'
      ? SignedIn & { readonly grant: BrandGrant }
      : Kind extends keyof PartyByAccess
        ? SignedIn & { readonly grant?: undefined; readonly party: PartyByAccess[Kind] }
        : SignedIn & { readonly grant?: undefined };

/** The party of an application that each access kind admits. */
interface PartyByAccess {
  readonly party: Party;
  readonly house: EmployerParty;
  readonly candidate: CandidateParty;
}

/** Means of a handler that opens its own transactions: `read` is for work that can change nothing, which costs no transaction. */
export interface OwnWork extends PlatformTools {
  readonly run: FreeWork['run'];
  readonly read: FreeWork['run'];
}

/** The scope of the transaction that is opened for a call, by who may make it. */
interface ScopeFor {
  readonly anyone: 'public';
  readonly signedIn: 'self';
  readonly employer: 'tenant';
  readonly provisioner: 'tenant';
  readonly brand: 'tenant';
  readonly party: 'self' | 'tenant';
  readonly house: 'tenant';
  readonly candidate: 'self';
}

/**
 * A handler's context: `db` and what goes with it in the one transaction that is open, or `run` and `read` where the endpoint
 * declares `transaction: 'none'` or `'reads'`.
 */
export type Context<
  Kind extends Access['kind'] = Access['kind'],
  How extends TransactionMode = 'inOne',
> = (How extends 'inOne' ? Work<ScopeFor[Kind]> : OwnWork) & Caller<Kind> & { readonly request: RequestFacts };

/** The context of some handler: which one, its endpoint knows. */
export type AnyContext = Context<Access['kind'], TransactionMode>;

/** A file that came with a multipart call; what its sender says of its type proves nothing. It is gone when the call is answered. */
export interface ReceivedFile {
  readonly name: string;
  readonly declaredType: string;
  readonly bytes: ReceivedBytes;
}

export type Input<S extends InputShape> = S & { readonly files: readonly ReceivedFile[] };

/** An answer that is not the JSON envelope. */
export interface RawAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer | Readable;
  readonly headers: Readonly<Record<string, string | string[]>>;
}

/** An answer of another type than the envelope, for endpoints that declare `answers: 'raw'`. */
export function raw(
  type: string,
  body: RawAnswer['body'],
  more: { status?: number; headers?: RawAnswer['headers'] } = {},
): RawAnswer {
  return { status: more.status ?? 200, type, body, headers: more.headers ?? {} };
}

/** Wraps an answer that also sets headers (a cookie) or a status other than 200. */
export class WithHeaders<T> {
  readonly answer: T;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly status: number;

  constructor(answer: T, headers: Readonly<Record<string, string | string[]>>, status = 200) {
    this.answer = answer;
    this.headers = headers;
    this.status = status;
  }
}

type AnswerFor<E extends Endpoint> = undefined extends AnswerOf<E> ? RawAnswer : AnswerOf<E> | WithHeaders<AnswerOf<E>>;

/** Refuses a call by what its head says, such as a missing proof: what comes in its body is not read then. */
export type BeforeBody<S extends Pick<InputShape, 'params' | 'query'>> = (
  input: Pick<S, 'params' | 'query'>,
  means: Pick<PlatformTools, 'config' | 'clock'> & { readonly request: RequestFacts },
) => void | Promise<void>;

/** An endpoint with its handler. */
export interface Implementation {
  readonly endpoint: Endpoint;
  readonly handle: (input: Input<InputShape>, context: AnyContext) => Promise<unknown>;
  readonly before: BeforeBody<InputShape> | undefined;
}

/** Binds a handler to its endpoint, and to what is checked before the body; input, context and answer are checked by the compiler. */
export function implement<E extends Endpoint>(
  endpoint: E,
  handle: (
    input: Input<HandlerInputOf<E>>,
    context: Context<E['access']['kind'], TransactionModeOf<E>>,
  ) => Promise<AnswerFor<E>>,
  before?: BeforeBody<HandlerInputOf<E>>,
): Implementation {
  return {
    endpoint,
    handle: handle as unknown as Implementation['handle'],
    before: before as Implementation['before'],
  };
}

/**
 * Work done in the background, at least once: it must bear being run again. Made by `workOn` where it is asked for; work that
 * comes by itself alone has a name and a `cron`.
 */
export interface Job {
  readonly name: string;
  /** What it was called in earlier versions: what waits under those names is done, too. */
  readonly formerNames?: readonly string[];
  readonly run: (data: Readonly<Record<string, unknown>>, work: FreeWork) => Promise<void>;
  /** Tries after the first; waits double between them. */
  readonly retries?: number;
  /** Seconds that one run may take. */
  readonly expireInSeconds?: number;
  /** A cron line in UTC, for work that comes by itself. */
  readonly cron?: string;
  /** Asked for with a key, of which one at most waits: the same work asked for again is done once. */
  readonly isKeyed?: boolean;
  /** `soon`: within seconds, many fetched together; for light work that comes with every message or edit. Otherwise at once. */
  readonly pace?: 'soon';
}

/** An event as a listener gets it. The id is the same however often its job runs, for what has to be done once per event. */
export interface HeardEvent<Data extends EventData = EventData> extends HearthEvent<Data> {
  readonly id: string;
  /** When it was emitted. */
  readonly at: Date;
}

/** Reacts to events of lower domains, as a job that is asked for in the event's own transaction. Made by `listenTo`. */
export interface Listener {
  readonly types: readonly string[];
  /** Unique: `domain.whatItDoes`. */
  readonly name: string;
  /** As of the job that it is run by. */
  readonly formerNames?: readonly string[];
  readonly run: (event: HeardEvent, work: FreeWork) => Promise<void>;
  /** As of the job that it is run by. */
  readonly pace?: 'soon';
}

/** A listener for one kind of event. What another version wrote otherwise fails, is logged and tried again. */
export function listenTo<Data extends EventData>(
  contract: EventContract<Data>,
  listener: Omit<Listener, 'types' | 'run'> & {
    readonly run: (event: HeardEvent<Data>, work: FreeWork) => Promise<void>;
  },
): Listener {
  const run: Listener['run'] = (event, work) => listener.run({ ...event, data: contract.read(event.data) }, work);
  return { ...listener, types: [contract.type], run };
}

/** One listener, and one queue, for several kinds of events; it reads the data of each by its contract itself. */
export function listenToAll(contracts: readonly EventContract[], listener: Omit<Listener, 'types'>): Listener {
  return { ...listener, types: contracts.map(({ type }) => type) };
}

/** Background work on jobs of one contract. What another version asked for otherwise fails, is logged and tried again. */
export function workOn<Data extends object>(
  contract: JobContract<Data>,
  job: Omit<Job, 'name' | 'isKeyed' | 'run'> & { readonly run: (data: Data, work: FreeWork) => Promise<void> },
): Job {
  return {
    ...job,
    name: contract.name,
    isKeyed: contract.isKeyed,
    run: (data, work) => job.run(contract.read(data), work),
  };
}

/** The tools of a module's long-lived parts. */
export interface Platform extends PlatformTools {
  readonly database: Database;
  /** Calls back on every event of this type on any node, and after an interruption with null: then anything may have happened. */
  onEvent<Data extends EventData>(
    contract: EventContract<Data>,
    hear: (event: HearthEvent<Data> | null) => void,
  ): () => void;
}

/** A domain as the server sees it. */
export interface Module {
  readonly name: string;
  readonly endpoints: readonly Implementation[];
  readonly jobs?: readonly Job[];
  readonly listeners?: readonly Listener[];
  /** Columns that hold keys and secrets: each start seals what is not. */
  readonly sealed?: readonly SealedColumn[];
  /** What it keeps on people at work, for their own export. */
  readonly ownRecords?: readonly OwnRecords[];
  /** Done at each start, before the first request is answered. One that fails is said in the log, and does not hold up the start. */
  readonly beforeServing?: (work: FreeWork) => Promise<void>;
  /** Made once at the start: what other parts of the platform ask this domain for. */
  readonly sources?: (platform: Platform) => {
    readonly sessions?: SessionSource;
    readonly tokens?: TokenSource;
    readonly policies?: PolicySource;
    readonly provisioners?: ProvisionerSource;
    readonly addresses?: AddressSource;
    readonly parties?: PartySource;
    readonly hosts?: HostSource;
    readonly workingTimes?: WorkingTimeSource;
    readonly timeOffJudge?: TimeOffJudge;
  };
}

export function defineModule(module: Module): Module {
  return module;
}
