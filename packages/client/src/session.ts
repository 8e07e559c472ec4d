/** Who is signed in, as `GET /v1/users/info` tells it. */
export interface UserInfo {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  /** Present and true for employers only. */
  readonly user_employer?: boolean;
  readonly entry_mode?: { readonly brand_id: string; readonly brand_type: string; readonly top_level: boolean };
  readonly external_auth?: { readonly source: string };
  readonly persona?: { readonly name: string };
}

/** The signed-in person as pages see them. The tokens themselves stay in the authentication frame; an access token is held in memory. */
export interface Session {
  /** A token that is still good for a call, or null when nobody is signed in. Rejects only when the frame cannot be asked. */
  readonly getToken: () => Promise<string | null>;
  /** Who it is, as far as known now. */
  readonly user: () => UserInfo | null;
  /** Called after every change of `user()` or of being signed in. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly signOut: () => Promise<void>;
}

/** A session in which nobody is signed in: on the server, in tests, on career pages. */
export const nobody: Session = {
  getToken: () => Promise.resolve(null),
  user: () => null,
  subscribe: () => () => undefined,
  signOut: () => Promise.resolve(),
};
