import type { Concatenation, Element, NoParent, Quantifier } from 'refa';
import { JS, NFA } from 'refa';
import { analyse } from 'scslre';

/*
 * Which regular expressions take more time than in proportion to what they read. `scslre` finds expressions that can match the same
 * letters in several ways; it does not find those that begin again at many places of a text and each time read on to its end, such as
 * a comment's beginning without an end. Those are found here: by a word that leads from the beginning into a loop and around it.
 */

type Part = NoParent<Element>;
type Alternatives = readonly NoParent<Concatenation>[];

/** Why an expression can take more than linear time; null when no way is known that it could. */
export function whySuperLinear(source: string, flags: string): string | null {
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: false }, assumeRejectingSuffix: false });
  const [report] = reports;
  if (report !== undefined)
    return `${report.exponential ? 'exponential' : 'polynomial'}: the same letters can be read in several ways`;
  const parser = JS.Parser.fromLiteral({ source, flags });
  const { expression, maxCharacter } = parser.parse({
    backreferences: 'disable',
    maxBackreferenceWords: 0,
    simplify: false,
  });
  const restarts =
    !flags.includes('y') && loopsOf(expression.alternatives, [], true).some((loop) => restartsIn(loop, maxCharacter));
  return restarts ? 'polynomial: it begins again at many places, and reads on from each' : null;
}

/** A loop without a bound, with all that is read before it. What follows it can fail, or nothing would be tried again. */
interface Loop {
  readonly before: readonly Part[];
  readonly loop: NoParent<Quantifier>;
}

function loopsOf(alternatives: Alternatives, before: readonly Part[], endsWell: boolean): Loop[] {
  return alternatives.flatMap(({ elements }) =>
    elements.flatMap((element, index) => {
      const prefix = [...before, ...elements.slice(0, index)];
      const restIsEmpty = endsWell && elements.slice(index + 1).every(canBeEmpty);
      if (element.type === 'Assertion') return loopsOf(element.alternatives, prefix, element.kind === 'ahead');
      if (element.type !== 'Quantifier' && element.type !== 'Alternation') return [];
      const inner = loopsOf(element.alternatives, prefix, restIsEmpty);
      const isLoop = element.type === 'Quantifier' && element.max === Infinity && !restIsEmpty;
      return isLoop ? [{ before: prefix, loop: element }, ...inner] : inner;
    }),
  );
}

function canBeEmpty(part: Part): boolean {
  if (part.type === 'Quantifier' && part.min === 0) return true;
  if (part.type === 'Quantifier' || part.type === 'Alternation')
    return part.alternatives.some(({ elements }) => elements.every(canBeEmpty));
  return false;
}

/** Whether some word leads from the beginning to a place in the loop, and from that place back to it. */
function restartsIn({ before, loop }: Loop, maxCharacter: number): boolean {
  const elements = [...before, loop].map(withoutAssertions);
  const nfa = NFA.fromRegex({ type: 'Concatenation', elements }, { maxCharacter }, { assertions: 'disable' });
  return [...nfa.nodes()].some((place) => leads(nfa.initial, place));
}

/** Whether one word leads both from a beginning to a place and from the place back to itself. */
function leads(beginning: NFA.Node, place: NFA.Node): boolean {
  const seen = new Map<NFA.Node, Set<NFA.Node>>();
  const next: (readonly [NFA.Node, NFA.Node])[] = [[beginning, place]];
  for (let pair = next.pop(); pair !== undefined; pair = next.pop())
    for (const [one, letters] of pair[0].out)
      for (const [other, same] of pair[1].out) {
        if (letters.isDisjointWith(same)) continue;
        if (one === place && other === place) return true;
        const known = seen.get(one) ?? new Set();
        if (known.has(other)) continue;
        seen.set(one, known.add(other));
        next.push([one, other]);
      }
  return false;
}

const NOTHING = { type: 'Concatenation', elements: [] } as const satisfies NoParent<Concatenation>;

/**
 * An assertion is taken to hold, except for two: nothing but a text's beginning is its beginning, and a line begins behind a
 * line break.
 */
function withoutAssertions(part: Part): Part {
  if (part.type === 'Assertion') {
    const before = part.kind === 'behind' && part.negate ? part.alternatives.map(({ elements }) => elements) : [];
    const [first] = before.length === 1 && before[0]?.length === 1 ? before[0] : [];
    if (first?.type !== 'CharacterClass') return { type: 'Alternation', alternatives: [NOTHING] };
    const beforeAny = first.characters.negate();
    const isLetters = beforeAny.size > 10;
    return isLetters
      ? { type: 'Alternation', alternatives: [NOTHING] }
      : { type: 'CharacterClass', characters: beforeAny };
  }
  if (part.type !== 'Quantifier' && part.type !== 'Alternation') return part;
  const alternatives = part.alternatives.map(({ elements }) => ({
    type: 'Concatenation' as const,
    elements: elements.map(withoutAssertions),
  }));
  return { ...part, alternatives };
}
