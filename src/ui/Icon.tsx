type Props = { width: number; height: number; path: string; stroke?: number; join?: 'round' };

/** A small line icon in the color of the text around it. */
export function Icon({ width, height, path, stroke = 2, join }: Props) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinejoin={join}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
