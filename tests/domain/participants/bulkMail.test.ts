import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageText } from '../../../src/domain/participants/messageText.ts';
import { mailParts, recipientsOf } from '../../../src/domain/participants/bulkMail.ts';

const person = (email: string, name = 'Ann') => ({ name, email });
const sent = (href: string) => new URLSearchParams(href.slice('mailto:?'.length));
const bccOf = (href: string) =>
  (/bcc=([^&]*)/.exec(href)?.[1] ?? '').split(',').map((one) => decodeURIComponent(one));

test('an address is written to once, however it is typed; who has none, or an odd one, is listed', () => {
  const people = [
    person('ann@college.example'),
    person(' ANN@college.example '),
    person('bo@college.example'),
    person('', 'Cy'),
    person('a,b@college.example', 'Di'),
    person('x@y.example?cc=z@y.example', 'Ed'),
    person('two words@college.example', 'Flo'),
  ];
  const { addresses, unreached } = recipientsOf(people);
  expect(addresses).toEqual(['ann@college.example', 'bo@college.example']);
  expect(unreached.map(({ name }) => name)).toEqual(['Cy', 'Di', 'Ed', 'Flo']);
});

const address = fc
  .tuple(
    fc.stringMatching(/^[a-zA-Z0-9.+_'&=#%/-]{1,60}$/),
    fc.stringMatching(/^[a-z0-9-]{1,40}\.[a-z]{2,10}$/),
  )
  .map(([user, host]) => `${user}@${host}`);
const text = fc.string({ unit: 'binary', maxLength: 200 });

test('everybody is in just one part, each part is short enough, and says the same', () => {
  fc.assert(
    fc.property(fc.uniqueArray(address, { maxLength: 150 }), text, text, (all, subject, body) => {
      const { addresses } = recipientsOf(all.map((email) => person(email)));
      const parts = mailParts(addresses, { subject, text: body });
      if (parts === null) return;
      expect(parts.flatMap(bccOf).sort()).toEqual([...addresses].sort());
      for (const href of parts) {
        expect(href.length).toBeLessThan(1900);
        expect(bccOf(href).length).toBeLessThanOrEqual(40);
        expect([...sent(href).keys()]).toEqual(['bcc', 'subject', 'body']);
        expect(sent(href).get('subject')).toBe(subject.replace(/\p{Cs}/gu, ''));
      }
    }),
  );
});

test('the parts are no more than needed', () => {
  const people = Array.from({ length: 97 }, (_, at) => `p${at}@a.example`);
  const parts = mailParts(people, { subject: 'Hi', text: 'Hello' });
  expect(parts?.map((href) => bccOf(href).length)).toEqual([40, 40, 17]);
  expect(mailParts([], { subject: '', text: '' })).toEqual([]);
});

test('a text that fits into no link says so, and lines break as in an email', () => {
  expect(mailParts(['ann@college.example'], { subject: '', text: 'é'.repeat(400) })).toBeNull();
  const [href = ''] = mailParts(['ann@college.example'], { subject: '', text: 'One\nTwo' }) ?? [];
  expect(href).toContain('body=One%0D%0ATwo');
});

test.each(['in', 'waiting', 'expected'] as const)(
  'the text to %s begins with the event and ends with its page',
  (to) => {
    const event = {
      title: 'Spring Open',
      eventName: '',
      collegeName: '',
      fraternityName: '',
      date: '2027-03-14',
      time: '19:00',
      location: 'Memorial Union',
    };
    const { subject, text } = messageText(to, event, 'https://tour.example/e/spring');
    expect(subject).toMatch(/^Spring Open: /);
    expect(text).toContain('Spring Open, Sun, Mar 14, 7 PM at Memorial Union');
    expect(text.endsWith('\n\nhttps://tour.example/e/spring')).toBe(true);
    const hundred = Array.from({ length: 100 }, (_, at) => `somebody.${at}@college.example`);
    expect(mailParts(hundred, { subject, text })?.length).toBeLessThan(6);
  },
);
