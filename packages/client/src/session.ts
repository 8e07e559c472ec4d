/** The signed-in user, as `GET /v1/users/info` returns it. */
export interface UserInfo {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  /** Null for somebody who came with a card of an invitation. */
  readonly email: string | null;
  readonly username: string;
  /** Present and true for employers only. */
  readonly user_employer?: boolean | undefined;
  readonly entry_mode?:
    | { readonly brand_id: string; readonly brand_type: string; readonly top_level: boolean }
    | undefined;
  readonly external_auth?: { readonly source: string | null } | undefined;
  readonly persona?: { readonly name: string | null } | undefined;
  readonly highest_parent?: { readonly brand_id: string; readonly brand_type: string } | null | undefined;
}

/** The credentials that a person signs in with. */
export interface Credentials {
  /** An e-mail address or a username. */
  readonly username: string;
  readonly password: string;
  /** The work that was asked for after many tries. */
  readonly captcha?: string;
}

/** The data of a new account. */
export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly phoneNumber?: string;
  readonly captcha?: string;
}

/** A sign-in that waits for its second step. */
export interface SecondStep {
  /** Signs in with a code of the app or a recovery code; `trusts`: asks for none on this device for a while. Rejects like `signIn`. */
  readonly answer: (code: string, trusts?: boolean) => Promise<void>;
  /** Asks for the mail with which somebody says that their device is lost. */
  readonly reportLost: () => Promise<void>;
}

/** A sign-in that an identity provider answers in a popup. */
export interface FederatedSignIn {
  /** Where the popup goes. */
  readonly link: string;
  readonly attempt: string;
  /**
   * Signs in, with the code of the popup's word or, where that was lost, without. Null while the provider has not answered; a
   * step where the account asks for one more. Rejects like `signIn`.
   */
  readonly complete: (
    code?: string,
  ) => Promise<{ readonly isNewUser: boolean; readonly step: SecondStep | null } | null>;
}

/** The signed-in person as pages see them. The tokens themselves stay in the authentication frame; an access token is held in memory. */
export interface Session {
  /** A token that is still good for a call, or null when nobody is signed in. Rejects only when the frame cannot be asked. */
  readonly getToken: () => Promise<string | null>;
  /**
   * Asks the frame whether somebody is still signed in; `fresh` asks the server too (after a call was refused with 401).
   * Rejects when the frame cannot be asked, which is no reason to sign anybody out.
   */
  readonly check: (fresh?: boolean) => Promise<boolean>;
  /** Who it is, as far as known now. */
  readonly user: () => UserInfo | null;
  /** Who it is, read anew: after the profile changed. Null when nobody is signed in. */
  readonly loadUser: () => Promise<UserInfo | null>;
  /** Called after every change of `user()` or of being signed in. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether the person may do nothing but set up their second step, which somebody demands. */
  readonly isRestricted: () => boolean;
  /** Whether whoever sits here acts for the person, and is somebody else. */
  readonly isActing: () => boolean;
  /**
   * Whether another tab began or stopped to act for somebody: this page shows a person that the browser is no longer. From
   * then on it gets no token, and has to start over.
   */
  readonly isPaused: () => boolean;
  /** Ends acting for somebody else. Rejects when the frame cannot be asked. */
  readonly stopActing: () => Promise<void>;
  /**
   * Null when signed in, else the second step that is asked for. Rejects with an error whose `code` the phrases know, and
   * whose `fields` name what is at fault.
   */
  readonly signIn: (credentials: Credentials) => Promise<SecondStep | null>;
  /** Makes an account and signs in. Rejects like `signIn`. */
  readonly signUp: (account: NewAccount) => Promise<void>;
  /** Starts to sign in with an identity provider, by its code or a work address. Rejects like `signIn`. */
  readonly federate: (provider: string) => Promise<FederatedSignIn>;
  readonly signOut: () => Promise<void>;
}

const refuse = (): Promise<never> => Promise.reject(new Error('Nobody can sign in here.'));

/** A session in which nobody is signed in: on the server, in tests, on career pages. */
export const nobody: Session = {
  getToken: () => Promise.resolve(null),
  check: () => Promise.resolve(false),
  user: () => null,
  isRestricted: () => false,
  isActing: () => false,
  isPaused: () => false,
  stopActing: refuse,
  loadUser: () => Promise.resolve(null),
  subscribe: () => () => undefined,
  signIn: refuse,
  signUp: refuse,
  federate: refuse,
  signOut: () => Promise.resolve(),
};
