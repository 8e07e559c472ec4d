declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  /** An S3 server on a folder; as far as the tests use it. */
  export default class S3rver {
    constructor(options: {
      readonly directory: string;
      readonly silent: boolean;
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
    });
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }
}
