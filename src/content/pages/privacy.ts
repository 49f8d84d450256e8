import { paths } from '../../paths.ts';
import { brand } from '../brand.ts';
import { checksForBots, googlePrivacy, mailsTickets, measures } from '../services.ts';
import type { ContentPage, Section } from './contentPage.ts';

const mail = { text: brand.email, to: brand.emailLink };

const statistics: Section = {
  title: 'Statistics',
  blocks: measures
    ? [
        'We count visits with Google Analytics, to learn which pages and events people look for. It learns which page is shown, which buttons are pressed, and which event someone opened, unlocked, signed up for or shared: the event’s title, ID and status, its college and fraternity, and the time. It never learns what you type: no names, emails, passwords or phone numbers.',
        [
          'Google Analytics sets ',
          { text: 'cookies', to: paths.page('cookies') },
          ' to tell a new visit from an earlier one, and learns from your connection roughly where you are and what browser you use. Its advertising features are turned off.',
        ],
        [
          { strong: 'How to opt out: ' },
          'turn on Do Not Track or Global Privacy Control in your browser. Google Analytics then isn’t loaded, and nothing is sent. A content blocker does the same, and the site still works. See also ',
          googlePrivacy,
          '.',
        ],
      ]
    : ['We don’t track visits. This site loads no analytics.'],
};

const bots: Section = {
  title: 'Protection against bots',
  blocks: [
    'To keep bots from flooding this site, Google reCAPTCHA checks, through Firebase App Check, that requests come from a real browser. It looks at your browser and how you use it, and may set a cookie.',
    ['It’s covered by ', googlePrivacy, '.'],
  ],
};

export const page: ContentPage = {
  title: 'Privacy',
  lead: 'You can read this whole site without telling us who you are. This page lists what’s stored when you do more than that.',
  updated: '2026-11-27',
  sections: [
    {
      title: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'Visitors don’t have accounts.',
            'We store what you send with the request form or to sign up here, and the list of players of an event.',
            'Only the people who run the tour, or help at your event’s door, can read them.',
            'When you play, your table, chips, place and points are public, under the name you choose at check-in.',
            'We don’t sell your data, we don’t show ads, and we don’t give your details to anyone who does.',
          ],
        },
      ],
    },
    {
      title: 'When you just look around',
      blocks: [
        'The site and its data come from Google Firebase (Hosting, Firestore, Cloud Storage). As with every website, its servers see your IP address, your browser’s name and the pages you request, and keep that for a while to run and protect the service. The site’s own fonts and pictures come from the same place, not from third parties. An event’s picture or logo may come from an address the host gave us; that server then sees your request too.',
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
        'We store what you enter: your name, email and phone, the college and the fraternity or organization, date, time, place, the expected number of players, anything you add, and when you sent it. We use it to answer you and to plan the event. Only the tour’s staff can read it.',
        'We keep it while we plan the event or stay in touch with your chapter. Write to us if you want it deleted sooner.',
      ],
    },
    {
      title: 'When you sign up for an event',
      blocks: [
        'For some events you sign up on this site, for others in a form elsewhere; Enter says which. A form is a Google Form that belongs to the host or to the tour: what you enter there goes to its owner and to Google, not through this site, and Google’s own privacy policy applies.',
        `When you sign up here, or join a waiting list, we store your name, email, school, chapter if you give one, how you want to be shown, when you signed up, and that you said you’re 18 or older and agree to the rules and this page. The tour’s staff can read it, and so can the helpers at that event’s door. Everyone sees how many are waiting, but not who. Your email is never shown, and ${mailsTickets ? 'one message is sent to it, with your ticket, through an email service' : 'nothing is sent to it by this site'}.`,
        'Your ticket is a link with a secret key: anyone who has it can see what you entered and cancel. Its code holds no name, and six letters on a night’s public board tell your ticket which number is yours. Cancel or leave the waiting list on your ticket’s page, and your name and email are deleted at once. Staff clear the tickets, and everyone who was still waiting, within 90 days after the night; the list of who played stays, as below.',
        'For the night itself, staff keep a list of players: name, email, school and chapter, whether and when you checked in, how you want to be shown, and whether you need a certain table or seat. We don’t ask why. The list isn’t public.',
        'When an event is deleted, staff can restore it with its list for 30 days. Then it’s gone for good.',
        'To know that two nights were played by one person, staff keep a record of everyone who has played: name, email and how you’re shown. It isn’t public either.',
      ],
    },
    {
      title: 'When you play',
      blocks: [
        'So that everyone can find their table and follow the night, this site shows each player’s number, name, school, chapter, table and seat, the chips at each count, who moves on, and the places at the end. It also shows the bracket, the winner, the runner-up and their chapter.',
        [
          'After the night, the host publishes its results: everyone’s place, points, school, chapter and chips. All results of a season, from August through July, make the ',
          { text: 'standings', to: paths.standings() },
          ' of players, schools and chapters. Nights that were played on paper, and earlier ones, can have results too.',
        ],
        {
          kind: 'table',
          caption: 'You choose how you’re shown; say so at check-in',
          head: ['Your choice', 'What everyone sees', 'A page with your nights'],
          rows: [
            ['Short name, unless you choose another', 'Ann L.', 'yes'],
            ['Initials', 'A. L.', 'no'],
            ['Number only', '17 at that night, “A player” in standings', 'no'],
            ['Full name', 'Ann Lee', 'yes'],
          ],
        },
        'Fixed seats and people who are kept apart are shown as numbers, without a reason: without them, no one could check the draw. Your email is never shown.',
        [
          'Tables, results and standings stay online as the record of the tour. If you’d rather be shown in another way, or without a name, also long after a night, write to ',
          mail,
          '. Your name then changes or goes everywhere on this site: tables, results, standings, and your own page. Places and points stay, without it. What others have saved or printed is out of our hands. What was entered at the tables, and by which phone, is for staff only and may be deleted a year after the night.',
        ],
      ],
    },
    {
      title: 'When you help at an event',
      blocks: [
        'If you join an event’s crew with your phone, we store the name you give it, when you joined, and which check-ins and chip counts it sent. There’s no account and no password. Only staff can read it.',
      ],
    },
    {
      title: 'When you type an event password',
      blocks: [
        'Your browser turns the password into a key and asks the database for what the key opens. The password itself is never sent or stored. If you sign up here, the key goes along as proof; only staff can read it.',
      ],
    },
    {
      title: 'What stays in your browser',
      blocks: [
        {
          kind: 'table',
          caption: 'Kept on your device; we never get it from there',
          head: ['What', 'Why', 'How long'],
          rows: [
            ['Events you’ve unlocked', 'so you enter the password once', 'until you close the tab'],
            ['A request you’ve started', 'so you can finish it later', 'until you send or clear it'],
            ['A sign-up you’ve started', 'so nothing you type is lost', 'until it’s sent or you clear it'],
            [
              'Your tickets, with your name and email',
              'so your code opens at the door, also offline',
              'until you clear this site’s data',
            ],
            ['The lists you saw last', 'so you can read them offline', 'until newer ones replace them'],
            [
              'Tables, results and standings you’ve opened, and your number',
              'so you find your seat and your place, also offline',
              'until you clear this site’s data',
            ],
            [
              'Pages you’ve opened, with their code and pictures',
              'so they open faster, and offline',
              'until newer ones replace them',
            ],
            ['How far you had scrolled', 'so a reloaded page goes on there', 'until you close the tab'],
            [
              'A mark that a page was reloaded after an update',
              'so it isn’t reloaded over and over',
              'until you close the tab',
            ],
            [
              'A note by Firebase: its version, and the days you visited',
              'so Firebase can count how it’s used',
              'the last 30 days you visited',
            ],
          ],
        },
        measures
          ? 'Clearing this site’s data in your browser removes all of it, and the cookies too.'
          : 'Clearing this site’s data in your browser removes all of it.',
      ],
    },
    statistics,
    ...(checksForBots ? [bots] : []),
    {
      title: 'Children',
      blocks: [
        'Events and forms are for people 18 and older. If someone younger has sent us something, tell us and we’ll delete it.',
      ],
    },
    {
      title: 'Your choices',
      blocks: [
        [
          'Ask us what we store about you, or have it corrected or deleted: ',
          mail,
          '. We answer within 30 days, whichever state you live in, and may ask a question to make sure it’s you. If a host has the data, such as in a sign-up form, we’ll tell you who to ask.',
        ],
      ],
    },
    {
      title: 'Changes',
      blocks: [
        [
          'If the site starts to use data in another way, this page changes first; the date at the top says when. See also the ',
          { text: 'terms of use', to: paths.page('terms') },
          '.',
        ],
      ],
    },
  ],
};
