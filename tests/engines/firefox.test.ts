import { walk } from './driver/walk.ts';
import { journeys } from './journeys/journeys.ts';

walk('firefox', journeys);
