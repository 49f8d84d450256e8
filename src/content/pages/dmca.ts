import { paths } from '../../paths.ts';
import { brand } from '../brand.ts';
import { operator } from '../operator.ts';
import type { ContentPage } from './contentPage.ts';

const mail = { text: brand.email, to: brand.emailLink };

export const page: ContentPage = {
  title: 'DMCA',
  lead: 'If something on this site uses your work without permission, tell us and we’ll take it down.',
  sections: [
    {
      title: 'Send a notice',
      blocks: [
        ['Email ', mail, ' with “DMCA” in the subject line, and include:'],
        {
          kind: 'list',
          items: [
            'the work that’s yours, such as a photo, a logo or a text;',
            'the address of the page where you found it;',
            'your name, postal address, phone number and email;',
            'a statement that you believe in good faith that the use isn’t allowed by the owner, an agent or the law;',
            'a statement, under penalty of perjury, that your notice is accurate and that you’re the owner or may act for the owner;',
            'your signature. Typing your full name is enough.',
          ],
        },
        ...(operator.name === ''
          ? []
          : [`By mail: ${[operator.name, operator.address].filter((line) => line !== '').join(', ')}`]),
      ],
    },
    {
      title: 'What happens then',
      blocks: [
        'We remove what you named, or block access to it, and tell the person who gave it to us, usually the host of the event. Someone who does it again can’t post with us anymore.',
      ],
    },
    {
      title: 'If your material was removed by mistake',
      blocks: [
        [
          'Write to ',
          mail,
          ' with your name, address and phone number, what was removed and from where, and a statement under penalty of perjury that you believe it was a mistake or a mix-up. Say that you accept the jurisdiction of the federal court for your district and will accept service from the person who sent the notice, and sign it. We pass it on and put the material back after 10 to 14 business days, unless that person goes to court.',
        ],
      ],
    },
    {
      title: 'Logos and names',
      blocks: [
        [
          'Trademarks aren’t covered by the DMCA, but we’ll look into those too. How we use the names of schools and fraternities is part of our ',
          { text: 'terms of use', to: paths.page('terms') },
          '.',
        ],
      ],
    },
  ],
};
