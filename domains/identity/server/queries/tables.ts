import type { Generated, JSONColumnType } from 'kysely';

export type UserStatus = 'ACTIVE' | 'NO_PASSWORD' | 'DRAFT_NO_PASSWORD';
export type RevokedBecause = 'SIGN_OUT' | 'REPLAY' | 'ENDED_BY_USER' | 'CREDENTIALS_CHANGED' | 'DISABLED';

/** A person who can sign in. */
export interface UserTable {
  id: string;
  /** Nobody can be written to without one: see the card of an invitation. */
  email: string | null;
  username: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  phone_number: string | null;
  password_hash: string | null;
  status: UserStatus;
  is_employer: Generated<boolean>;
  session_epoch: Generated<number>;
  disabled_at: Date | null;
  external_auth_source: string | null;
  created_at: Generated<Date>;
  email_verified_at: Date | null;
  second_factor_demanded: Generated<boolean>;
  /** Somebody applied with the address without signing in: it is mailed nothing until it is proven. */
  mail_waits_for_proof: Generated<boolean>;
}

/** A family of refresh tokens. */
export interface SessionTable {
  id: string;
  user_id: string;
  token_hash: Uint8Array;
  previous_hash: Uint8Array | null;
  rotated_at: Date | null;
  rotation_key: Uint8Array;
  handle_hash: Uint8Array | null;
  impersonator_id: string | null;
  user_agent: Generated<string>;
  created_at: Date;
  used_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  revoked_because: RevokedBecause | null;
  restricted_to: 'SECOND_FACTOR_SETUP' | null;
  network: Generated<string>;
}

/** A key pair for access tokens. */
export interface SigningKeyTable {
  kid: string;
  number: Generated<number>;
  /** Sealed; null once another pair signs. */
  private_jwk: string | null;
  public_jwk: JSONColumnType<Record<string, unknown>>;
  made_at: Generated<Date>;
  replaced_at: Generated<Date | null>;
}

/** Tries counted in a window. */
export interface AttemptWindowTable {
  key: Uint8Array;
  count: number;
  ends_at: Date;
}

export type SecretPurpose = 'RESET_PASSWORD' | 'ACTIVATE' | 'VERIFY_EMAIL' | 'LOST_DEVICE';

/** What was sent by mail to prove something with. */
export interface MailedSecretTable {
  user_id: string;
  purpose: SecretPurpose;
  token_hash: Uint8Array;
  code_hash: Uint8Array | null;
  wrong_codes: Generated<number>;
  address: string;
  expires_at: Date;
}

/** What a person's second step is proven with. */
export interface SecondFactorTable {
  user_id: string;
  sealed_secret: string;
  confirmed_at: Date | null;
  last_step: Generated<string | number>;
  removal_at: Date | null;
}

export interface RecoveryCodeTable {
  user_id: string;
  code_hash: Uint8Array;
}

/** A sign-in between its two steps. */
export interface SignInChallengeTable {
  id_hash: Uint8Array;
  user_id: string;
  browser_hash: Uint8Array;
  wrong_answers: Generated<number>;
  expires_at: Date;
}

export interface KnownDeviceTable {
  user_id: string;
  device_hash: Uint8Array;
  used_at: Date;
  /** Until then no code is asked for on it; null where one is. */
  trusted_until: Generated<Date | null>;
}

/** A key that signs a person in. */
export interface PasskeyTable {
  id: string;
  user_id: string;
  public_key: Uint8Array;
  counter: string | number;
  transports: string[];
  backup_eligible: boolean;
  backed_up: boolean;
  name: string;
  created_at: Date;
  used_at: Date | null;
}

/** What an authenticator is asked to sign: of one person, or in one browser. */
export interface PasskeyChallengeTable {
  challenge_hash: Uint8Array;
  user_id: string | null;
  browser_hash: Uint8Array | null;
  expires_at: Date;
}

/** A key of this installation. */
export interface ServerKeyTable {
  purpose: string;
  /** Sealed. */
  key: string;
}

/** Somebody acts for a person. */
export interface ImpersonationTable {
  id: string;
  actor_id: string | null;
  actor_name: string;
  is_support: boolean;
  actor_session_id: string;
  subject_id: string;
  reason: string;
  started_at: Date;
  ends_at: Date;
  ended_at: Date | null;
}

/** What was called while acting. */
export interface ImpersonationCallTable {
  impersonation_id: string;
  endpoint: string;
  is_change: boolean;
  calls: number;
  first_at: Date;
  last_at: Date;
}

/** An account of the demo. */
export interface DemoAccountTable {
  user_id: string;
  kind: string;
  name: string;
  username: string;
  password: string;
  position: number;
}

/** This domain's tables, as Kysely knows them. */
export interface Tables {
  'identity.user': UserTable;
  'identity.session': SessionTable;
  'identity.signing_key': SigningKeyTable;
  'identity.attempt_window': AttemptWindowTable;
  'identity.demo_account': DemoAccountTable;
  'identity.mailed_secret': MailedSecretTable;
  'identity.server_key': ServerKeyTable;
  'identity.second_factor': SecondFactorTable;
  'identity.recovery_code': RecoveryCodeTable;
  'identity.sign_in_challenge': SignInChallengeTable;
  'identity.known_device': KnownDeviceTable;
  'identity.passkey': PasskeyTable;
  'identity.passkey_challenge': PasskeyChallengeTable;
  'identity.impersonation': ImpersonationTable;
  'identity.impersonation_call': ImpersonationCallTable;
}
