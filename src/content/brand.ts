/** Who we are. The e-mail and the phone can also be set by VITE_CONTACT_EMAIL and VITE_CONTACT_PHONE. */
export const brand = {
  name: 'Campus Blackjack Tour',
  short: 'Campus 21',
  tagline: 'The collegiate blackjack series. Take a seat for your school, your house and the final table.',
  email: import.meta.env.VITE_CONTACT_EMAIL || 'hello@campusblackjack.example',
  phone: import.meta.env.VITE_CONTACT_PHONE || '(555) 010-0021',
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'TikTok', url: 'https://www.tiktok.com/' },
    { name: 'X', url: 'https://x.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
};
