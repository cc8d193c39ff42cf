import { deliveryDates } from './delivery-dates.js';

/** A moment of Monday, 23 November, in the shop's time zone, Tyumen: five hours ahead of UTC. */
const at = (time: string, day = 23): Date => new Date(`2026-11-${day}T${time}:00+05:00`);
const daily = { workTime: 'ежедневно 10:00–21:00' };

describe('when goods can be had', () => {
  it.each([
    ['09:00', daily, 'сегодня до 21:00', '25 ноября'],
    ['17:59', daily, 'сегодня до 21:00', '25 ноября'],
    ['18:00', daily, 'завтра с 10:00', '26 ноября'],
    // It closes before the usual last hour.
    ['15:59', { workTime: '9:00 - 17:00' }, 'сегодня до 17:00', '25 ноября'],
    ['16:00', { workTime: '9:00 - 17:00' }, 'завтра с 9:00', '26 ноября'],
    ['12:00', { workTime: 'пн–пт 10:00–21:00, сб–вс 10:00–20:00' }, 'сегодня до 21:00', '25 ноября'],
    ['19:00', { workTime: '' }, 'завтра', '26 ноября'],
    ['12:00', { workTime: '21:00–09:00' }, 'сегодня', '25 ноября'],
    // From another city.
    ['12:00', null, '27 ноября', '28 ноября'],
    ['18:30', null, '28 ноября', '29 ноября'],
  ])('at %s, a shop of the city with %j: %s, delivered %s', (time, ownShop, pickupDate, deliveryDate) => {
    expect(deliveryDates({ now: at(time), ownShops: ownShop ? [ownShop] : [], isAnywhere: true })).toEqual({
      pickupDate,
      deliveryDate,
    });
  });

  it.each([
    ['Saturday', 28, '12:00', 'пн–сб 10:00–20:00', 'сегодня до 20:00', '30 ноября'],
    ['Saturday', 28, '18:00', 'пн–сб 10:00–20:00', '30 ноября с 10:00', '2 декабря'],
    ['Sunday', 29, '12:00', 'пн–сб 10:00–20:00', 'завтра с 10:00', '2 декабря'],
    ['Sunday', 29, '12:00', 'Пн–Сб: с 10 до 20, Вс — выходной', 'завтра с 10:00', '2 декабря'],
    ['Sunday', 29, '12:00', 'вт–пт 9:00–18:00; сб 10:00–16:00', '1 декабря с 9:00', '3 декабря'],
    ['Saturday', 28, '15:00', 'вт–пт 9:00–18:00; сб 10:00–16:00', '1 декабря с 9:00', '3 декабря'],
    ['Tuesday', 24, '12:00', 'пн, ср, пт 10:00–20:00', 'завтра с 10:00', '27 ноября'],
    // Already Sunday by the shop's clock, still Saturday by that of Greenwich.
    ['Sunday', 29, '01:00', 'пн–сб 10:00–20:00', 'завтра с 10:00', '2 декабря'],
    // Which days those are nobody can read: no promise.
    ['Sunday', 29, '12:00', 'пн–сб по звонку', '', '1 декабря'],
  ])('on a %s, the %sth, at %s a shop with «%s»: %s, delivered %s', (_day, date, time, workTime, ...words) => {
    const { pickupDate, deliveryDate } = deliveryDates({
      now: at(time, date),
      ownShops: [{ workTime }],
      isAnywhere: true,
    });
    expect([pickupDate, deliveryDate]).toEqual(words);
  });

  it('is when the first of the shops hands them out', () => {
    const ownShops = [{ workTime: 'пн–сб 10:00–20:00' }, { workTime: 'ежедневно 11:00–19:00' }];
    const { pickupDate } = deliveryDates({ now: at('12:00', 29), ownShops, isAnywhere: true });
    expect(pickupDate).toBe('сегодня до 19:00');
  });

  it('is never, when no shop has them', () => {
    expect(deliveryDates({ now: at('12:00'), ownShops: [daily], isAnywhere: false })).toEqual({
      pickupDate: '',
      deliveryDate: '',
    });
  });
});
