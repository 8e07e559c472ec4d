/** The contents of a signed assertion before they are checked. */
export interface AssertionFacts {
  readonly id: string;
  readonly issuer: string;
  readonly audiences: readonly (readonly string[])[];
  readonly notBefore: string | undefined;
  readonly notOnOrAfter: string | undefined;
  /** Its bearer confirmations. */
  readonly confirmations: readonly {
    readonly recipient: string | undefined;
    readonly inResponseTo: string | undefined;
    readonly notBefore: string | undefined;
    readonly notOnOrAfter: string | undefined;
  }[];
}

/** The contents that an assertion needs to answer our request. */
export interface ExpectedAssertion {
  readonly issuer: string;
  readonly audience: string;
  readonly recipient: string;
  readonly inResponseTo: string;
}

/** Clocks of providers may be this much off. */
export const SKEW_MS = 60_000;
/** An assertion that is good for longer than this is somebody's mistake, and would have to be remembered as long. */
export const LONGEST_LIFE_MS = 86_400_000;

/**
 * Why an assertion is not from this provider, for us, to this request and in time; null if it is. Everything has to
 * be said; what is missing is refused.
 */
export function findAssertionProblem(facts: AssertionFacts, expected: ExpectedAssertion, now: number): string | null {
  if (facts.id === '') return 'id';
  if (facts.issuer !== expected.issuer) return 'issuer';
  if (facts.audiences.length === 0 || !facts.audiences.every((list) => list.includes(expected.audience)))
    return 'audience';
  if (!isNow(facts, now)) return 'time';
  const bearer = facts.confirmations.find(
    (one) => one.recipient === expected.recipient && one.inResponseTo === expected.inResponseTo,
  );
  if (bearer === undefined) {
    return facts.confirmations.some(({ recipient }) => recipient === expected.recipient)
      ? 'in_response_to'
      : 'recipient';
  }
  return isNow(bearer, now) && bearer.notOnOrAfter !== undefined && endOf(facts) < now + LONGEST_LIFE_MS
    ? null
    : 'time';
}

/** When an assertion is over; until then it must not be taken again. */
export function endOf({ notOnOrAfter, confirmations }: Pick<AssertionFacts, 'notOnOrAfter' | 'confirmations'>): number {
  const ends = [notOnOrAfter, ...confirmations.map((one) => one.notOnOrAfter)].filter((end) => end !== undefined);
  return Math.max(...ends.map((end) => Date.parse(end))) + SKEW_MS;
}

function isNow(
  { notBefore, notOnOrAfter }: { readonly notBefore: string | undefined; readonly notOnOrAfter: string | undefined },
  now: number,
): boolean {
  // A text that is no time compares as false, and so refuses.
  return (
    (notBefore === undefined || Date.parse(notBefore) <= now + SKEW_MS) &&
    (notOnOrAfter === undefined || now - SKEW_MS < Date.parse(notOnOrAfter))
  );
}

/** Is true for DTDs, comments, processing instructions and weak signatures in a response. */
export function isSuspicious(xml: string): boolean {
  const body = xml.replace(/^\uFEFF?\s*<\?xml\s[^>]*\?>/, '');
  // A comment inside a name is left out of the signature: `a@casa.example<!---->.evil.example` must not become the first half.
  return /<[!?]/.test(body) || /xmldsig#(?:[a-z]+-)?sha1\b|xmldsig#hmac|xmldsig-more#(?:hmac|md5|rsa-md5)/i.test(body);
}
