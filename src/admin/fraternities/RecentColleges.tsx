import { useId } from 'react';
import type { College } from '../../domain/colleges/college.ts';
import { counted } from '../../domain/text/counted.ts';
import { staffPaths } from '../../staffPaths.ts';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import styles from './FraternitiesPage.module.css';
import { recentColleges } from './recentColleges.ts';

/** The colleges chosen last on this device, to be opened again. */
export function RecentColleges({ colleges }: { colleges: readonly College[] }) {
  const heading = useId();
  const recent = recentColleges().flatMap((id) => colleges.find((college) => college.id === id) ?? []);
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={`${layout.column3} ${styles.recent}`}>
      <h2 id={heading}>Recent colleges</h2>
      <ul>
        {recent.map(({ id, name, fraternityCount }) => (
          <li key={id} className={consoleLayout.framed}>
            <Link data-row to={`${staffPaths.adminScreen('fraternities')}?college=${encodeURIComponent(id)}`}>
              <strong>{name}</strong>
              <span className={layout.note}>{counted(fraternityCount, 'fraternity', 'fraternities')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
