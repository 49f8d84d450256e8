import styles from './StaticMap.module.css';

/** The north arrow and a round distance, which stay where they are while the map moves. */
export function NorthAndScale({ label, pixels }: { label: string; pixels: number }) {
  return (
    <>
      <svg className={styles.north} viewBox="0 0 24 36" role="img" aria-label="North is up">
        <path d="M12 2L20 22L12 17.5L4 22Z" />
        <text x="12" y="34" textAnchor="middle">
          N
        </text>
      </svg>
      <p className={styles.scale}>
        <span>
          <span className="visually-hidden">Scale: </span>
          {label}
        </span>
        <span className={styles.rule} style={{ width: pixels }} />
      </p>
    </>
  );
}
