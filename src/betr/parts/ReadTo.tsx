type Props = { name: string | null };

/** Says from which college on some are missing, where there are more than are read; nothing otherwise. */
export function ReadTo({ name }: Props) {
  if (name === null) return null;
  return (
    <>
      Not everything was read. Fraternities from <bdi>{name}</bdi> on are missing.
    </>
  );
}
