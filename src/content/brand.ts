const email = import.meta.env.VITE_CONTACT_EMAIL || 'hello@campusblackjack.example';
const phone = import.meta.env.VITE_CONTACT_PHONE || '(555) 010-0021';
/** Our own accounts, such as { name: 'Instagram', url: 'https://www.instagram.com/…' }. */
const social: readonly { name: string; url: string }[] = [];

/** Who we are. The email and the phone can also be set by VITE_CONTACT_EMAIL and VITE_CONTACT_PHONE. */
export const brand = {
  name: 'Campus Blackjack Tour',
  short: 'Campus 21',
  tagline:
    'College blackjack, live on campus. Play for your school, your house and a spot at the final table.',
  email,
  phone,
  // Every page shows these: domain/contactLinks.ts, which is careful with what strangers type, would weigh
  // half a kilobyte.
  emailLink: `mailto:${email}`,
  phoneLink: `tel:${phone.replace(/\s*x.*|[^+\d]/gi, '')}`,
  social,
};
