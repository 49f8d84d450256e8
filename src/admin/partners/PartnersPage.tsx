import { type Partner, partnerLists } from '../../content/partnerLists.ts';
import { initials } from '../../domain/text/initials.ts';
import { tileColor } from '../../domain/text/tileColor.ts';
import { Badge } from '../../ui/Badge.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { Image } from '../../ui/Image.tsx';
import layout from '../../ui/layout.module.css';
import { Tile } from '../../ui/Tile.tsx';
import styles from './PartnersPage.module.css';

/** The partners by category; they are edited in src/content/partnerLists.ts (specification 2.13). */
function PartnersPage() {
  return (
    <div className={styles.lists}>
      {partnerLists.map(({ title, partners }) => (
        <PartnerList key={title} title={title} partners={partners} />
      ))}
    </div>
  );
}

function PartnerList({ title, partners }: { title: string; partners: readonly Partner[] }) {
  const pending = partners.filter(({ status }) => status === 'pending').length;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p className={`${layout.note} ${styles.count}`}>
        {partners.length} partners{pending > 0 && `, ${pending} pending`}
      </p>
      <ul className={styles.partners}>
        {partners.map((partner) => (
          <li key={partner.name} className={`${consoleLayout.row4} ${layout.card} ${styles.partner}`}>
            <Logo {...partner} />
            <span className={styles.name}>{partner.name}</span>
            {partner.status === 'pending' && <Badge tone="yellow">Pending</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Logo({ name, logo }: Partner) {
  const letter = initials(name).slice(0, 1);
  return (
    <span className={styles.logo}>
      <Tile letters={letter} color={tileColor(letter)} />
      <Image src={logo} width="80" height="40" />
    </span>
  );
}

export { PartnersPage as Component };
