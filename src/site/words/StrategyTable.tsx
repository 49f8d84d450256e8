import type { Strategy } from '../../content/pages/contentPage.ts';
import styles from './StrategyTable.module.css';

const dealer = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'A'];
const names = new Map([
  ['H', 'hit'],
  ['S', 'stand'],
  ['D', 'double'],
  ['P', 'split'],
]);

/**
 * The best move for each hand against each card of the dealer: a letter, a color, and a word for screen
 * readers.
 */
export function StrategyTable({ caption, rows }: Strategy) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">You hold</th>
          {dealer.map((card) => (
            <th key={card} scope="col">
              {card}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([hand, moves]) => (
          <tr key={hand}>
            <th scope="row">{hand}</th>
            {dealer.map((card, column) => (
              <Move key={card} letter={moves.charAt(column)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Move({ letter }: { letter: string }) {
  return (
    <td data-move={letter}>
      <abbr title={names.get(letter)}>{letter}</abbr>
    </td>
  );
}
