import type { Kind } from './story.ts';

export type Department = 'kitchen' | 'bar' | 'floor' | 'host' | 'front-desk';

export interface PositionStory {
  readonly name: string;
  readonly department: Department;
  /** Of ten people at a place, about so many. */
  readonly share: number;
  /** Hours of contract a week, and how far they vary. */
  readonly hours: readonly [number, number];
  /** Minor units an hour in euro; pounds and dollars follow. */
  readonly rate: number;
  /** Start and length in minutes of the shifts that the position works. */
  readonly shifts: readonly [readonly [number, number], ...(readonly [number, number])[]];
}

const h = (hours: number, minutes = 0): number => hours * 60 + minutes;

export const POSITIONS: Readonly<Record<Kind, readonly [PositionStory, ...PositionStory[]]>> = {
  restaurant: [
    {
      name: 'Head chef',
      department: 'kitchen',
      share: 0.7,
      hours: [40, 40],
      rate: 2200,
      shifts: [
        [h(10), h(8, 30)],
        [h(13), h(8, 30)],
      ],
    },
    {
      name: 'Chef de partie',
      department: 'kitchen',
      share: 1.8,
      hours: [32, 40],
      rate: 1600,
      shifts: [
        [h(14), h(8, 30)],
        [h(15), h(8, 30)],
      ],
    },
    {
      name: 'Kitchen porter',
      department: 'kitchen',
      share: 1.2,
      hours: [24, 32],
      rate: 1250,
      shifts: [
        [h(17), h(7, 30)],
        [h(16), h(8)],
      ],
    },
    {
      name: 'Bartender',
      department: 'bar',
      share: 1.8,
      hours: [24, 40],
      rate: 1400,
      shifts: [
        [h(16), h(8, 30)],
        [h(17, 30), h(8)],
      ],
    },
    {
      name: 'Waiter',
      department: 'floor',
      share: 3.4,
      hours: [20, 40],
      rate: 1300,
      shifts: [
        [h(11), h(8)],
        [h(17), h(7, 30)],
        [h(12), h(8, 30)],
      ],
    },
    {
      name: 'Host',
      department: 'host',
      share: 1.1,
      hours: [20, 30],
      rate: 1300,
      shifts: [
        [h(12), h(6)],
        [h(18), h(5, 30)],
      ],
    },
  ],
  hotel: [
    {
      name: 'Receptionist',
      department: 'front-desk',
      share: 3,
      hours: [32, 40],
      rate: 1450,
      shifts: [
        [h(7), h(8, 30)],
        [h(14, 30), h(8, 30)],
        [h(22, 30), h(9)],
      ],
    },
    {
      name: 'Housekeeper',
      department: 'floor',
      share: 3,
      hours: [20, 35],
      rate: 1280,
      shifts: [
        [h(8), h(7)],
        [h(9), h(7)],
      ],
    },
    {
      name: 'Breakfast cook',
      department: 'kitchen',
      share: 1.4,
      hours: [25, 40],
      rate: 1500,
      shifts: [
        [h(5, 30), h(8)],
        [h(6), h(8)],
      ],
    },
    {
      name: 'Concierge',
      department: 'host',
      share: 1,
      hours: [32, 40],
      rate: 1550,
      shifts: [
        [h(8), h(8, 30)],
        [h(13), h(8, 30)],
      ],
    },
    {
      name: 'Bartender',
      department: 'bar',
      share: 1.6,
      hours: [24, 40],
      rate: 1400,
      shifts: [
        [h(16), h(8)],
        [h(17), h(8, 30)],
      ],
    },
  ],
  coffee: [
    {
      name: 'Shop lead',
      department: 'host',
      share: 1.5,
      hours: [35, 40],
      rate: 1500,
      shifts: [
        [h(6, 30), h(8, 30)],
        [h(11), h(8, 30)],
      ],
    },
    {
      name: 'Barista',
      department: 'bar',
      share: 6.5,
      hours: [16, 35],
      rate: 1280,
      shifts: [
        [h(6, 30), h(7)],
        [h(10), h(8)],
        [h(13), h(7)],
      ],
    },
    {
      name: 'Baker',
      department: 'kitchen',
      share: 2,
      hours: [24, 38],
      rate: 1420,
      shifts: [
        [h(4, 30), h(8)],
        [h(5), h(8)],
      ],
    },
  ],
};
