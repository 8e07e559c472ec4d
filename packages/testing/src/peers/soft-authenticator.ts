import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** The claims that an authenticator states beside its signature. */
export interface AuthenticatorClaims {
  readonly origin?: string;
  readonly rpId?: string;
  readonly verified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly type?: string;
}

/** An authenticator in memory with one key: what a browser would hand over, true or false as a test wants it. */
export interface SoftAuthenticator {
  readonly id: string;
  register(challenge: string, saying?: AuthenticatorClaims): RegistrationJson;
  assert(challenge: string, saying?: AuthenticatorClaims): AssertionJson;
}

// Types and no interfaces: only those fit where further keys are allowed.
type RegistrationJson = {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: { readonly clientDataJSON: string; readonly attestationObject: string };
  readonly clientExtensionResults: Record<string, never>;
};

type AssertionJson = {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string;
  };
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const BACKUP = 0x08 | 0x10;
const WITH_KEY = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

function count(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Makes one, for pages of an origin. */
export function softAuthenticator(origin: string): SoftAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

  function clientData(type: string, challenge: string, saying: AuthenticatorClaims): Buffer {
    return Buffer.from(
      JSON.stringify({ type: saying.type ?? type, challenge, origin: saying.origin ?? origin, crossOrigin: false }),
    );
  }

  function authenticatorData(
    { rpId, verified = true, counter = 0 }: AuthenticatorClaims,
    more: Buffer,
    flags: number,
  ): Buffer {
    const head = sha256(rpId ?? new URL(origin).hostname);
    return Buffer.concat([
      head,
      Buffer.from([PRESENT | BACKUP | flags | (verified ? VERIFIED : 0)]),
      count(counter),
      more,
    ]);
  }

  return {
    id,
    register: (challenge, saying = {}) => {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, coseKey]);
      const data = authenticatorData(saying, key, WITH_KEY);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, saying).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
        clientExtensionResults: {},
      };
    },
    assert: (challenge, saying = {}) => {
      const client = clientData('webauthn.get', challenge, saying);
      const data = authenticatorData(saying, Buffer.alloc(0), 0);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(saying.userHandle === undefined
            ? {}
            : { userHandle: Buffer.from(saying.userHandle).toString('base64url') }),
        },
      };
    },
  };
}
