import type { StaffBoard } from '../../../data/staff/night.ts';
import { Refusal } from '../../../domain/night/steps/refusal.ts';

/** Returns the board that stands when an act is sent. @throws Refusal when it was deleted meanwhile */
export function standing(night: StaffBoard | null): StaffBoard {
  if (!night) throw new Refusal('This night was deleted meanwhile.');
  return night;
}
