import { paths } from '../../paths.ts';
import { brand } from '../brand.ts';
import { checksForBots, googlePrivacy, measures } from '../services.ts';
import type { ContentPage, Section } from './page.ts';

const mail = { text: brand.email, to: brand.emailLink };

const statistics: Section = {
  title: 'Statistics',
  blocks: measures
    ? [
        'We count visits with Google Analytics, to learn which pages and events people look for. It is told which page is shown, which buttons are pressed, and which event somebody opened, unlocked or shared: the event’s title, number and status, its college and fraternity, and the time. It is never told what you type, no name, no e-mail, no password and no phone number.',
        'Google Analytics sets cookies whose names begin with _ga, to tell a new visit from an old one, and learns from your connection roughly where you are and what browser you use. Its advertising features are switched off.',
        [
          { strong: 'How to opt out: ' },
          'switch on Do Not Track or Global Privacy Control in your browser. Then nothing of Google Analytics is loaded and nothing is sent. A content blocker does the same; the site works without. See also ',
          googlePrivacy,
          '.',
        ],
      ]
    : ['This site counts no visits. It loads no analytics and sets no cookies.'],
};

const robots: Section = {
  title: 'Protection against robots',
  blocks: [
    'To keep programs from flooding this site, Google reCAPTCHA checks, through Firebase App Check, that what is asked of it comes from a real browser. It looks at your browser and how you use it, and may set a cookie.',
    ['It works under ', googlePrivacy, '.'],
  ],
};

export const page: ContentPage = {
  title: 'Privacy',
  lead: 'You can read this whole site without telling us who you are. This page lists everything that is stored when you do more than that.',
  updated: '2026-11-21',
  sections: [
    {
      title: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'Visitors have no accounts.',
            'We store what you send with the request form, and the list of players of an event.',
            'Only the people who run the tour can read those.',
            'We sell nothing about you, show no advertising, and give your details to nobody who does.',
          ],
        },
      ],
    },
    {
      title: 'When you just look around',
      blocks: [
        'The site and its data come from Google Firebase (Hosting, Firestore, Cloud Storage). As with every website, its servers see your IP address, your browser’s name and what you ask for, and keep that for a while to run and protect the service. Fonts and pictures of the site itself come from the same place, not from third parties. A picture or logo of an event may come from an address that the host gave us; that server then sees your request too.',
        [
          'Google handles this data for us under ',
          {
            text: 'the Firebase terms on privacy and security',
            to: 'https://firebase.google.com/support/privacy',
          },
          '.',
        ],
      ],
    },
    {
      title: 'When you request a tournament',
      blocks: [
        'We store what you enter: your name, e-mail and phone, the college and the fraternity or organization, date, time, place, the expected number of players, and what you add; and the moment you sent it. We use it to answer you and to plan the event. Staff of the tour can read it, nobody else.',
        'We keep it as long as we plan the event or stay in touch with your chapter. Write to us if you want it deleted sooner.',
      ],
    },
    {
      title: 'When you sign up for an event',
      blocks: [
        'Sign-up forms are Google Forms that belong to the host or to the tour. What you enter there goes to the owner of the form and to Google, not through this site. The form says what it asks and why; Google’s own privacy policy applies to it.',
        'For the night itself, staff keep a list of the players: name, e-mail, and whether and when you checked in. It is not public. Results that are shown here are the bracket, the winner, the runner-up and their chapter.',
      ],
    },
    {
      title: 'When you type an event password',
      blocks: [
        'Your browser turns the password into a key and asks the database for the form that this key opens. The password itself is neither sent nor stored.',
      ],
    },
    {
      title: 'What stays in your browser',
      blocks: [
        {
          kind: 'table',
          caption: 'Kept on your device, never sent to us from there',
          head: ['What', 'Why', 'How long'],
          rows: [
            ['Events you have unlocked', 'so that you type the password once', 'until you close the tab'],
            [
              'A request you have begun',
              'so that closing the form loses nothing',
              'until you send or clear it',
            ],
            ['The lists you saw last', 'so that you can read them offline', 'until they are replaced'],
            [
              'The pages, code and pictures of this site that you opened',
              'so that they open faster, and offline',
              'until newer ones replace them',
            ],
          ],
        },
        measures
          ? 'Clearing this site’s data in your browser removes all of it, and the cookies mentioned below.'
          : 'Clearing this site’s data in your browser removes all of it.',
      ],
    },
    statistics,
    ...(checksForBots ? [robots] : []),
    {
      title: 'Children',
      blocks: [
        'Events and forms are for people of 18 and older. If somebody younger has sent us something, tell us and we delete it.',
      ],
    },
    {
      title: 'Your say',
      blocks: [
        [
          'Ask us what we store about you, have it corrected, or have it deleted: ',
          mail,
          '. We answer within 30 days, whichever state you live in, and may ask a question to make sure that it is you. If a host holds the data, for instance in a sign-up form, we tell you whom to ask.',
        ],
      ],
    },
    {
      title: 'Changes',
      blocks: [
        [
          'When the site begins to do something else with data, this page changes first; the date at the top says when. It goes with the ',
          { text: 'terms of use', to: paths.page('terms') },
          '.',
        ],
      ],
    },
  ],
};
