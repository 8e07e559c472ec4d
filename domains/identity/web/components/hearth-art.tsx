import art from './hearth-art.svg?no-inline';

/** A hearth between two laid tables. It keeps its one palette in light and dark: it is a picture, not an interface. */
export function HearthArt() {
  // Lazy: on phones and tablets, where the panel is not shown, it is not fetched either.
  return <img src={art} alt="" loading="lazy" className="absolute inset-0 size-full object-cover object-bottom" />;
}
