import { createMemoryBackend, type MemoryBackend, type MemoryState } from '@tropa/api-client/testing';

/** «Рюкзак Хибины 60»: 7 477 ₽ instead of 9 346 ₽, four pieces in two shops. */
export const backpack = { id: 21, title: 'Рюкзак Хибины 60' } as const;
/** «Ботинки Хребет», black, 40: 4 217 ₽, three pieces. */
export const boots = { id: 41, retailId: 4101, title: 'Ботинки Хребет' } as const;

/** A line of the memory backend's basket. */
export const lineOf = ({ id, retailId }: { id: number; retailId?: number }, quantity = 1) => ({
  id,
  ...(retailId === undefined ? {} : { retailId }),
  quantity,
});

/** A backend whose visitor has already put something into the basket. */
export const backendWith = (basket: MemoryState['basket'], isSignedIn = false): MemoryBackend =>
  createMemoryBackend({
    isSignedIn,
    prepare: (state) => {
      state.basket = basket;
    },
  });
