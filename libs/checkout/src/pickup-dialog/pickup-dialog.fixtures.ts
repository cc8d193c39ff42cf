import type { ReceivePoint, ReceivePoints } from '@tropa/api-client';

/** Two shops of Tyumen. */
export const someShops: ReceivePoints = {
  type: 'shops',
  items: [
    {
      id: 1,
      address: 'ул. Республики, 65',
      phone: '3452500001',
      workTime: 'ежедневно 10:00–21:00',
      coords: [57.1493, 65.5534],
      icon: '',
    },
    {
      id: 2,
      address: 'ул. Мельникайте, 103',
      phone: '3452500002',
      workTime: 'ежедневно 10:00–20:00',
      coords: [57.1358, 65.5731],
      icon: '',
    },
  ],
};

const streets = ['Тверская', 'Ленинский', 'Мира', 'Зелёная', 'Садовая', 'Лесная'];

/** Pickup points of a large city: more than can be taken in at a glance. */
export const manyPoints: ReceivePoints = {
  type: 'points',
  items: Array.from({ length: 24 }, (_, index): ReceivePoint => ({
    id: 100 + index,
    address: `ул. ${streets[index % streets.length]}, ${index + 1}`,
    phone: `49526017${String(index).padStart(2, '0')}`,
    workTime: 'пн–пт 10:00–20:00',
    coords: [55.7 + (index % 5) * 0.02, 37.5 + Math.floor(index / 5) * 0.04],
    icon: '',
  })),
};
