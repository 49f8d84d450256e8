import '../../../../ui/paperTokens.css';
import { brand } from '../../../../content/brand.ts';
import {
  houseText,
  type LineSizes,
  lineSize,
  placeTitle,
  sheetScale,
} from '../../../../domain/results/certificate.ts';
import type { ResultRow, Results } from '../../../../domain/results/results.ts';
import { formatDayLong } from '../../../../domain/time/format.ts';
import { Suit, suits } from '../../../../ui/Suit.tsx';
import { Paper } from '../../../parts/print/Paper.tsx';
import styles from './Certificate.module.css';

type Props = {
  results: Results;
  row: ResultRow;
  /** The name on the paper, which may be the full one. */
  name: string;
  /** Who signs, '' for a line without a name. */
  signer: string;
  onDone: () => void;
};

const ofName: LineSizes = [
  [18, 56],
  [26, 42],
  [40, 30],
  [110, 22],
  [400, 15],
];
const ofLine: LineSizes = [
  [60, 19],
  [110, 14],
  [220, 11],
  [500, 9],
];

const ofWhere: LineSizes = [
  [80, 14],
  [220, 11],
  [700, 9],
];
const ofSigner: LineSizes = [
  [45, 11],
  [200, 8],
];

/** A certificate of a place on one sheet, A4 or Letter, printed when it's mounted. */
export function Certificate({ results, row, name, signer, onDone }: Props) {
  const { title, place, day, players } = results;
  const house = houseText(row);
  const where = [place, formatDayLong(day)].filter(Boolean).join(' · ');
  const scale = sheetScale([name, house, title, where]);
  const sized = (text: string, sizes: LineSizes) => ({ fontSize: `${lineSize(text, sizes) * scale}pt` });
  return (
    <Paper className={styles.sheet} onDone={onDone}>
      <article className={styles.certificate}>
        <header>
          <p className={styles.brand}>{brand.name}</p>
          <p className={styles.suits}>
            {suits.map((suit) => (
              <Suit key={suit} name={suit} />
            ))}
          </p>
        </header>
        <div className={styles.middle}>
          <h1>{placeTitle(row.place)}</h1>
          <p className={styles.name} style={sized(name, ofName)} dir="auto">
            {name}
          </p>
          {house && (
            <p className={styles.line} style={sized(house, ofLine)}>
              {house}
            </p>
          )}
          <p className={styles.line} style={sized(title, ofLine)} dir="auto">
            <strong>{title}</strong>
          </p>
          <p className={styles.small} style={sized(where, ofWhere)}>
            {where}
          </p>
          <p className={styles.small}>In a field of {players} players</p>
        </div>
        <footer>
          <p style={{ fontSize: `${lineSize(signer, ofSigner)}pt` }} dir="auto">
            {signer || 'Tournament director'}
          </p>
        </footer>
      </article>
    </Paper>
  );
}
