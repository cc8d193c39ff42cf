import { deliveryDates } from './delivery-dates.js';

/** A moment of 23 November in the shop's time zone, Tyumen: five hours ahead of UTC. */
const at = (time: string): Date => new Date(`2026-11-23T${time}:00+05:00`);
const daily = { workTime: 'ежедневно 10:00–21:00' };

describe('when goods can be had', () => {
  it.each([
    ['09:00', daily, 'сегодня до 21:00', '25 ноября'],
    ['17:59', daily, 'сегодня до 21:00', '25 ноября'],
    ['18:00', daily, 'завтра с 10:00', '26 ноября'],
    // It closes before the usual last hour.
    ['15:59', { workTime: '9:00 - 17:00' }, 'сегодня до 17:00', '25 ноября'],
    ['16:00', { workTime: '9:00 - 17:00' }, 'завтра с 9:00', '26 ноября'],
    // Which hours are today's nobody says.
    ['12:00', { workTime: 'пн–пт 10:00–21:00, сб–вс 10:00–20:00' }, 'сегодня', '25 ноября'],
    ['19:00', { workTime: '' }, 'завтра', '26 ноября'],
    ['12:00', { workTime: '21:00–09:00' }, 'сегодня', '25 ноября'],
    // From another city.
    ['12:00', null, '27 ноября', '28 ноября'],
    ['18:30', null, '28 ноября', '29 ноября'],
  ])('at %s, a shop of the city with %j: %s, delivered %s', (time, ownShop, pickupDate, deliveryDate) => {
    expect(deliveryDates({ now: at(time), ownShop, isAnywhere: true })).toEqual({ pickupDate, deliveryDate });
  });

  it('is never, when no shop has them', () => {
    expect(deliveryDates({ now: at('12:00'), ownShop: daily, isAnywhere: false })).toEqual({
      pickupDate: '',
      deliveryDate: '',
    });
  });
});
