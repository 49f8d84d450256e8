import { memo } from 'react';
import type { CampusDrawing } from '../../domain/campus/campusDrawing.ts';
import type { CampusGround as Ground } from '../../domain/lists/campusGrounds.ts';
import styles from './StaticMap.module.css';

type Props = { ground: Ground; at: CampusDrawing<unknown>['at'] };

/** The sketched waters, lawns and streets of a campus. */
export const CampusGround = memo(function CampusGround({ ground, at }: Props) {
  const line = (points: readonly (readonly [number, number])[]) =>
    points
      .map(([lat, lng], step) => {
        const { x, y } = at({ lat, lng });
        return `${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join('');
  return (
    <>
      {ground.waters.map(({ name, points }) => (
        <path key={name} className={styles.water} d={`${line(points)}Z`} />
      ))}
      {ground.lawns.map(({ name, points }) => (
        <path key={name} className={styles.lawn} d={`${line(points)}Z`} />
      ))}
      {(['edge', 'street'] as const).map((part) => (
        <g key={part} className={styles[part]}>
          {ground.streets.map(({ name, points }) => (
            <path key={name} d={line(points)} />
          ))}
        </g>
      ))}
    </>
  );
});
