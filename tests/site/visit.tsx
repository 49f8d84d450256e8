import { act, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactElement, Suspense, startTransition, useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import type { PageProps } from '../../src/site/routing/page.ts';
import { ToastRegion } from '../../src/ui/ToastRegion.tsx';
import { currentToasts, dismissToast } from '../../src/ui/toast.ts';

type Visited<Data> = { Page: ComponentType<PageProps<Data>>; load: () => Data };

/** A public page with what `load` brings, which Retry calls again. */
export function Visited<Data>({ Page, load }: Visited<Data>) {
  const [visit, setVisit] = useState(() => ({ data: load() }));
  return (
    <Suspense>
      <Page data={visit.data} reload={() => startTransition(() => setVisit({ data: load() }))} />
    </Suspense>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <button type="button" onClick={() => navigate(-1)}>
        Back in the browser
      </button>
    </>
  );
}

/** Draws what a public page shows at an address, with the address, the way back and the messages below it. */
export async function visit(page: ReactElement, address = '/'): Promise<void> {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <main>{page}</main>
        <Address />
        <ToastRegion />
      </MemoryRouter>,
    );
  });
}

/** Presses a button, with the focus on it, and waits until what comes of it is drawn. */
export async function press(name: string): Promise<void> {
  const button = screen.getByRole('button', { name });
  await act(async () => {
    button.focus();
    button.click();
  });
}

/** Takes every message away, for they outlive what was rendered. */
export function clearToasts(): void {
  for (const { id } of currentToasts()) act(() => dismissToast(id));
}

/** Answers that come when the test gives them, first asked first. */
export function answers<T>() {
  const waiting: { resolve: (value: T) => void; reject: (error: Error) => void }[] = [];
  const next = () => {
    const first = waiting.shift();
    if (!first) throw new Error('Nobody has asked');
    return first;
  };
  return {
    ask: () => new Promise<T>((resolve, reject) => waiting.push({ resolve, reject })),
    give: (value: T) => act(async () => next().resolve(value)),
    fail: (error: Error) => act(async () => next().reject(error)),
  };
}
