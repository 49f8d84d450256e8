import { buttonClass } from '../ui/buttonClass.ts';

type Props = {
  label: string;
  /** Whom it reaches, after the label in the link's name. */
  who: string;
  href: string;
  className?: string | undefined;
  onClick?: () => void;
};

/** A link that calls, texts, emails or opens a page elsewhere; its name says whom it reaches. */
export function ContactWay({ label, who, href, className = '', onClick }: Props) {
  const away = href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' };
  return (
    <a
      href={href}
      className={`${buttonClass('plain')} ${className}`.trim()}
      aria-label={`${label} ${who}`}
      onClick={onClick}
      {...away}
    >
      {label}
    </a>
  );
}
