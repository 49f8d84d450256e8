import type { DirectoryCollege } from '../../domain/colleges/collegeDirectory.ts';
import { collegeSummary } from '../../domain/colleges/collegeSummary.ts';
import { counted } from '../../domain/text/counted.ts';
import consoleLayout from '../../ui/consoleLayout.module.css';
import styles from './SummaryCards.module.css';

/** The summary of the colleges shown in the directory (specification 2.15). */
export function SummaryCards({ colleges }: { colleges: readonly DirectoryCollege[] }) {
  const { total, average, most, least } = collegeSummary(colleges);
  return (
    <dl className={`${consoleLayout.terms} ${styles.cards}`} aria-label="Summary of the colleges shown">
      <Card label="Total Fraternities" value={total.toLocaleString('en-US')} />
      <Card label="Average per College" value={average.toFixed(1)} />
      <Card label="Most Fraternities" {...extreme(most)} />
      <Card label="Least Fraternities" {...extreme(least)} />
    </dl>
  );
}

function Card({ label, value, who = '' }: { label: string; value: string; who?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{value}</strong> {who}
      </dd>
    </div>
  );
}

function extreme(colleges: readonly DirectoryCollege[]): { value: string; who?: string } {
  const [first] = colleges;
  if (!first) return { value: '–' };
  const who = colleges.length === 1 ? first.shortName : counted(colleges.length, 'college');
  return { value: String(first.fraternityCount), who };
}
