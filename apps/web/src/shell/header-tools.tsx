import Bell from '../bell/bell.tsx';
import NewsButton from '../news-button/news-button.tsx';

/** The header's counters, news and notices, loaded together after the page. They come together, after the page. */
export default function HeaderTools() {
  return (
    <>
      <NewsButton />
      <Bell />
    </>
  );
}
