import Bell from '../bell/bell.tsx';
import NewsButton from '../news-button/news-button.tsx';

/** What tells a number in the header: the news and the bell. They come together, after the page. */
export default function HeaderTools() {
  return (
    <>
      <NewsButton />
      <Bell />
    </>
  );
}
