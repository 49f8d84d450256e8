import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as PartnersPage } from '../../../src/admin/partners/PartnersPage.tsx';
import { partnerLists } from '../../../src/content/partnerLists.ts';

test.each(partnerLists.map((list) => [list.title, list.partners] as const))(
  '%s are listed and counted, those that are pending are marked and counted too',
  (title, partners) => {
    render(<PartnersPage />);
    const section = within(screen.getByRole('region', { name: title }));
    const rows = section.getAllByRole('listitem');
    expect(rows).toHaveLength(partners.length);
    const pending = partners.filter(({ status }) => status === 'pending').map(({ name }) => name);
    const marked = rows.filter((row) => within(row).queryByText('Pending'));
    expect(marked.map((row) => pending.find((name) => row.textContent?.includes(name)))).toEqual(pending);
    const words = `${partners.length} partners${pending.length > 0 ? `, ${pending.length} pending` : ''}`;
    expect(section.getByText(words)).toBeTruthy();
  },
);
