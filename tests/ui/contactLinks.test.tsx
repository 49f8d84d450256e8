import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { FraternityCard } from '../../src/admin/colleges/college/FraternityCard.tsx';
import { Contact } from '../../src/betr/home/Contact.tsx';
import { MailLink } from '../../src/ui/MailLink.tsx';
import { PhoneLink } from '../../src/ui/PhoneLink.tsx';
import { aFraternity } from '../support/documents/aFraternity.ts';

const addresses = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const nothing = () => {};

test('a fraternity of a college is called without its extension, and a name is no number', () => {
  const fraternity = aFraternity({
    rushChairNumber: '(555) 010-0199 x2',
    presidentNumber: 'ask Kim',
    philanthropyEmail: 'x@y.example?bcc=all@y.example',
  });
  render(
    <MemoryRouter>
      <FraternityCard
        collegeId="purdue-university"
        fraternity={fraternity}
        waiting={false}
        onEdit={nothing}
        onSchedule={nothing}
        onDelete={nothing}
      />
    </MemoryRouter>,
  );
  expect(addresses()).toEqual([
    '/admin/outreach/purdue-university/f1',
    'tel:5550100199;ext=2',
    'mailto:lee@college.example',
  ]);
  expect(screen.getByText('ask Kim')).toBeTruthy();
});

test('Betr calls the number, not the number and its extension', () => {
  const contact = {
    name: 'Lee',
    role: 'Rush chair',
    phone: '(555) 010-0199 x2',
    email: 'lee@college.example',
  };
  render(<Contact contact={contact} />);
  expect(addresses()).toEqual(['tel:5550100199;ext=2', 'sms:5550100199', 'mailto:lee@college.example']);
});

test('a code for the phone network and a mail with hidden receivers are words', () => {
  render(
    <>
      <PhoneLink>*21*5550100%23</PhoneLink>
      <MailLink>{'a\ud800@b.example'}</MailLink>
    </>,
  );
  expect(addresses()).toEqual([]);
});
