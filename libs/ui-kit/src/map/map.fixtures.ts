import type { MapPoint } from './point.js';

/** Shops of a city. */
export const cityPoints: readonly MapPoint[] = [
  { id: 1, coords: [57.1401, 65.5705], label: 'ул. Республики, 142', mark: '1' },
  { id: 2, coords: [57.1502, 65.5639], label: 'ул. 50 лет Октября, 14', mark: '2' },
  { id: 3, coords: [57.1348, 65.5862], label: 'ул. Мельникайте, 103', mark: '3' },
  { id: 4, coords: [57.1036, 65.6216], label: 'ул. Широтная, 171, корп. 1', mark: '4' },
];

/** So many pickup points that some are close to each other. */
export const manyPoints: readonly MapPoint[] = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  // A spiral: no two places are the same, those in the middle are near.
  coords: [55.75 + 0.0035 * index * Math.sin(index), 37.62 + 0.006 * index * Math.cos(index)] as const,
  label: `Пункт выдачи № ${index + 1}, Московский проспект, ${index * 3 + 1}`,
  mark: String(index + 1),
}));

/** A tile of our own: nothing is requested from any host. */
export const fakeTile =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#eef0ea" d="M0 0h256v256H0z"/>' +
      '<path fill="none" stroke="#fff" stroke-width="10" d="M-10 90 270 40M60-10 110 270M-10 200l280-20"/>' +
      '<path fill="#cfe6d4" d="M130 100h90v60h-90z"/></svg>',
  );
