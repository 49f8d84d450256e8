import { linkedText } from '../../domain/text/linkedText.ts';
import styles from './Description.module.css';

/** What the host says about an event. Anyone may have typed it, so its links carry no weight. */
export function Description({ text }: { text: string }) {
  return (
    <section className={styles.description} aria-labelledby="about">
      <h2 id="about">About this event</h2>
      {linkedText(text).map((pieces, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text doesn't change
        <p key={place} dir="auto">
          {pieces.map(({ text, isLink }, index) =>
            isLink ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <a key={index} href={text} target="_blank" rel="noopener nofollow ugc">
                <bdi>{text}</bdi>
              </a>
            ) : (
              text
            ),
          )}
        </p>
      ))}
    </section>
  );
}
