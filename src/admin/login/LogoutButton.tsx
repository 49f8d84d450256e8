import { useLogOut } from './useLogOut.tsx';

/** The button that ends the session (specification 2.8). */
export function LogoutButton() {
  const { start, leaving, dialog } = useLogOut();
  return (
    <>
      <button type="button" aria-busy={leaving} onClick={start}>
        Logout
      </button>
      {dialog}
    </>
  );
}
