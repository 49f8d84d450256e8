import { paths } from '../../paths.ts';
import { checksForBots, googlePrivacy, measures } from '../services.ts';
import type { ContentPage } from './contentPage.ts';

export const page: ContentPage = {
  title: 'Cookies',
  lead:
    measures || checksForBots
      ? 'This site itself sets no cookies. The Google services it uses do.'
      : 'This site sets no cookies.',
  sections: [
    ...(measures
      ? [
          {
            title: 'Google Analytics',
            blocks: [
              'Its cookies have names that begin with _ga and tell a new visit from an earlier one. They expire after two years at the latest.',
              [
                { strong: 'To opt out, ' },
                'turn on Do Not Track or Global Privacy Control in your browser. Google Analytics then isn’t loaded at all. See also ',
                googlePrivacy,
                '.',
              ],
            ],
          },
        ]
      : []),
    ...(checksForBots
      ? [
          {
            title: 'reCAPTCHA',
            blocks: [
              [
                'Google reCAPTCHA keeps bots away and may set a cookie named _GRECAPTCHA. It works under ',
                googlePrivacy,
                '.',
              ],
            ],
          },
        ]
      : []),
    {
      title: 'What your browser keeps instead',
      blocks: [
        [
          'Events you’ve unlocked, a request you’ve started, and the lists and pages you’ve seen stay on your device, so you can pick up where you left off and read them offline. ',
          {
            text: 'The whole list',
            to: `${paths.page('privacy')}#what-stays-in-your-browser`,
          },
          ' is part of our privacy page.',
        ],
        'Clearing this site’s data in your browser removes all of it.',
      ],
    },
    {
      title: 'Why there’s no cookie banner',
      blocks: ['There’s no advertising here and nothing follows you to other sites.'],
    },
  ],
};
