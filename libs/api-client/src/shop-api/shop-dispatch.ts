import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** Dispatch of any store that mounts the shop's API: endpoints cannot know the rest of its state. */
// oxlint-disable-next-line typescript/no-explicit-any -- RTK Query types every thunk by its own state
export type ShopDispatch = ThunkDispatch<any, any, UnknownAction>;
