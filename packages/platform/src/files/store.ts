import type { Readable } from 'node:stream';

/** Bytes that need not be in memory: how many they are, and each time they are asked for all of them as a stream. */
export interface FileBytes {
  readonly length: number;
  stream(): Readable;
}

/** The constraints of an upload address. */
export interface UploadPermit {
  readonly key: string;
  readonly type: string;
  readonly maxBytes: number;
  readonly expiresAt: Date;
}

/** What an address for downloading gives: always as an attachment with this name, never shown in place unless it is an image that Hearth made. */
export interface DownloadPermit {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly expiresAt: Date;
  readonly inline?: boolean;
}

/**
 * Stores files on disk or in a bucket; keys are generated and contain no user text. Keys are made by Hearth and hold
 * no user's text.
 */
export interface FileStore {
  /** Writes a whole file durably. */
  put(key: string, bytes: Uint8Array | FileBytes, type: string): Promise<void>;
  /** The file's bytes, or null when there is none. Of one larger than `most` bytes no more need be read than shows that. */
  get(key: string, most?: number): Promise<Buffer | null>;
  /** Size in bytes, or null when there is none. */
  size(key: string): Promise<number | null>;
  delete(key: string): Promise<void>;
  /** An address that takes a PUT of this type until it expires; on disk only one, and at most of this size. */
  uploadUrl(permit: UploadPermit): Promise<string>;
  downloadUrl(permit: DownloadPermit): Promise<string>;
}
