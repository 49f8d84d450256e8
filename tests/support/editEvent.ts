import { expect, type Page } from '@playwright/test';

/** The address of the details of the event `cup`. */
export const details = '/admin/events?event=cup';

/** What is said once an edit is stored. */
export const saved = 'Changes saved successfully!';

/** The dialog of an event, by its title. */
export const dialog = (page: Page, name = 'Cup') => page.getByRole('dialog', { name, exact: true });

/** A field of the form that is open. */
export const field = (page: Page, label: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: true });

/** Goes from the details to the form. */
export const edit = (page: Page) => page.getByRole('button', { name: 'Edit Event' }).click();

/** Sends the form of an event. */
export const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

/** Back in the view, where the focus tells that all is stored. */
export async function expectView(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Edit Event' })).toBeFocused();
}

/** Returns the private part of the event `cup` with these fields. */
export const staff = (fields: object) => ({
  'events/cup/private/staff': {
    registrationPassword: '',
    googleFormUrl: '',
    salesContact: { name: '', role: '', email: '', phone: '' },
    contactPerson: '',
    ...fields,
  },
});
